export * from '../../reference/content/callToContact';
