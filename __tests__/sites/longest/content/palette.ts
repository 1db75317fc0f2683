export * from '../../reference/content/palette';
