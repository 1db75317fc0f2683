import icons from 'virtual:networkIcons';
import { contactDetails } from '#content/contact';
import { owner } from '#content/owner';

export const profiles = {
  label: contactDetails.profiles,
  items: owner.profiles.map(({ network, url }) => ({ name: network, url, icon: icons[network] })),
};
