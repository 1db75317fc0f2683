import type { Translation } from '../schema';

/** The services on the home page. */
export const services: Translation['services']['services'] = {
  heading: 'SUPPORT',
  linkLabel: 'Learn more...',
  /** What the chat that a card opens says. */
  chat: 'Hi, I’m interested in {request}.',
  items: [
    { title: 'Technical consulting', request: 'your technical consulting service' },
    { title: 'Troubleshooting', request: 'your troubleshooting service' },
    { title: 'Performance optimization', request: 'your performance optimization service' },
    { title: 'Maintenance and updates', request: 'your maintenance and updates service' },
  ],
};
