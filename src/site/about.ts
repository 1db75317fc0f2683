import { about as texts } from '#content/about';
import { locale } from '#content/locale';
import { owner } from '#content/owner';

const { skyline } = owner.placePictures ?? {};

export const about = {
  ...texts,
  heading: owner.profession.toLocaleUpperCase(locale.tag),
  image: skyline ? { name: 'illustrations/skyline', alt: skyline } : undefined,
};
