export * from '../../reference/content/locale';
