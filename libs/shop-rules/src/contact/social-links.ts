/** Hosts of the social networks a shop can link to, in the order in which they are shown. */
export const SOCIAL_HOSTS = {
  instagram: ['instagram.com'],
  tiktok: ['tiktok.com'],
  snapchat: ['snapchat.com'],
  facebook: ['facebook.com'],
  youtube: ['youtube.com'],
  x: ['x.com', 'twitter.com'],
} as const;

export type SocialNetwork = keyof typeof SOCIAL_HOSTS;

export const SOCIAL_NETWORKS = Object.keys(SOCIAL_HOSTS) as SocialNetwork[];

const PROFILE =
  /^https:\/\/(?:www\.|m\.)?([a-z.]+)\/(?:@|(?:add|c|channel|user)\/)?[\w.-]*\w\/?(?:\?\S*)?$/i;

/** Whether the address is the https address of a profile on that network; its start page is none. */
export const isProfileUrl = (network: SocialNetwork, address: string): boolean => {
  const host = PROFILE.exec(address)?.[1]?.toLowerCase();
  return SOCIAL_HOSTS[network].some((known) => known === host);
};
