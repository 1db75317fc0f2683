export * from '../../reference/content/layout';
