import type { Translation } from '#content/schema';
import { services as reference } from '../../../reference/content/en/services';

const TITLES = [
  'Technical consulting on distributed software architectures',
  'Internationalization and accessibility of web applications',
  'Optimization of performance and of resource consumption',
  'Maintenance, updates and backups of all your information',
  'Integration of payment gateways and electronic invoicing',
  'Automation of tests and of deployments without downtime',
  'Training and mentoring of software development teams',
  'Migration of legacy systems to services in the cloud',
];

export const services: Translation['services']['services'] = {
  ...reference,
  items: TITLES.map((title) => ({ title, request: `your service: ${title.toLowerCase()}` })),
};
