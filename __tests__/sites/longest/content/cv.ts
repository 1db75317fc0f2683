export * from '../../reference/content/cv';
