import { contactDetails } from '#content/contact';
import { owner } from '#content/owner';
import type { Network } from '../content/schema/networks';

/** Id of a network's symbol in `networks.svg`. */
export const symbolId = (network: Network) => network.toLowerCase().replace(' ', '-');

export const profiles = {
  label: contactDetails.profiles,
  items: owner.profiles.map(({ network, url }) => ({ name: network, url, icon: symbolId(network) })),
};
