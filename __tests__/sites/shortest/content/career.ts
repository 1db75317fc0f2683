export * from '../../reference/content/career';
