export * from '../../reference/content/projectPage';
