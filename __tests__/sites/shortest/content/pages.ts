export * from '../../reference/content/pages';
