export * from '../../reference/content/notFound';
