import type { Translation } from '../schema';

export const services: Translation['services']['services'] = [
  { title: 'Technical consulting', request: 'your technical consulting service' },
  { title: 'Troubleshooting', request: 'your troubleshooting service' },
  { title: 'Performance optimization', request: 'your performance optimization service' },
  { title: 'Maintenance and updates', request: 'your maintenance and updates service' },
];
