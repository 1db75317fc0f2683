import type { Translation } from '#content/schema';
import { services as reference } from '../../../reference/content/en/services';

export const services: Translation['services']['services'] = {
  ...reference,
  items: [{ title: 'Sites', request: 'a site' }],
};
