export * from '../../reference/content/typefaces';
