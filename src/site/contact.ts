import { contactDetails as texts } from '#content/contact';
import { owner } from '#content/owner';
import { chatUrl } from './chat';
import { ownerText } from './ownerText';
import { profiles } from './profiles';

const { phone, email, city, placePictures } = owner;

export const contactDetails = {
  ...texts,
  /** No-break spaces keep the city on one line. */
  location: {
    label: texts.location.label,
    text: ownerText(texts.location.text, { city: city.replaceAll(' ', '\u00a0') }),
  },
  phone: phone ? { label: texts.phone.label, text: phone, url: chatUrl(texts.phone.text) } : undefined,
  /** In place of a phone. */
  email: phone ? undefined : { label: texts.email, text: email, url: `mailto:${email}` },
  profiles,
  availability: owner.availability,
  map: placePictures?.map ? { name: 'illustrations/map', alt: placePictures.map } : undefined,
};
