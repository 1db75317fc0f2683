import type { Translation } from '#content/schema';

/** The column beside the form on the contact page. */
export const contactDetails: Translation['contact']['contactDetails'] = {
  heading: 'CONTACT',
  location: { label: 'Location', text: '{city}, {country}' },
  phone: { label: 'Phone', text: 'Hi, I’d like to talk about a project.' },
  /** In place of a phone. */
  email: 'Email',
  profiles: 'Social media',
  card: { label: 'Address book', text: 'Save contact', file: 'contact.vcf' },
};
