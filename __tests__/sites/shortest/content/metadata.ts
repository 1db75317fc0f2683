export * from '../../reference/content/metadata';
