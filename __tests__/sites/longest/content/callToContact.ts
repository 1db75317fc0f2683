import type { CallToContact } from '../../../../src/content/schema';
import { callToContact as reference } from '../../reference/content/callToContact';

export const callToContact: CallToContact = { ...reference, question: '¿Desarrollamos tu nuevo proyecto?' };
