export * from '../../reference/content/contactServer';
