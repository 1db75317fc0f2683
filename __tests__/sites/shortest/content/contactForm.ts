export * from '../../reference/content/contactForm';
