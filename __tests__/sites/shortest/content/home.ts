export * from '../../reference/content/home';
