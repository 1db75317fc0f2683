export * from '../../reference/content/contact';
