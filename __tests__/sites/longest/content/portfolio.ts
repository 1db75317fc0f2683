export * from '../../reference/content/portfolio';
