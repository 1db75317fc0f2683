import type { Translation } from '#content/schema';

export const owner: Translation['owner']['owner'] = {
  role: 'Coder',
  profession: 'coder',
  skills: ['Kubernetes'],
  city: 'Lima',
  country: 'Peru',
};

export const curriculum: Translation['owner']['curriculum'] = {};
