import type { CallToContact } from '#content/schema';
import { callToContact as reference } from '../../reference/content/callToContact';

export const callToContact: CallToContact = { ...reference, question: '¿Hablamos de tu próximo proyecto?' };
