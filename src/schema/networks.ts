/** The networks that a profile can name, with their icons in the package `bootstrap-icons`. */
export const networks = {
  Behance: 'behance',
  Blog: 'rss',
  Bluesky: 'bluesky',
  Discord: 'discord',
  Dribbble: 'dribbble',
  Facebook: 'facebook',
  GitHub: 'github',
  GitLab: 'gitlab',
  Instagram: 'instagram',
  LinkedIn: 'linkedin',
  Mastodon: 'mastodon',
  Medium: 'medium',
  'Stack Overflow': 'stack-overflow',
  Telegram: 'telegram',
  Threads: 'threads',
  TikTok: 'tiktok',
  Twitch: 'twitch',
  X: 'twitter-x',
  YouTube: 'youtube',
};

export type Network = keyof typeof networks;

/** Returns the id of a network's symbol in `networks.svg`. */
export const networkIcon = (network: Network) => network.toLowerCase().replace(' ', '-');
