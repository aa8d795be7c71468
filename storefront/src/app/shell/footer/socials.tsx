import { SOCIAL_NETWORKS, type SocialNetwork } from '@shop/shop-rules';
import { cx } from '@shop/ui';
import { useSettings } from '@/shared/api/settings';
import { useText } from '@/shared/i18n/text';

/** Name and outline of each network. */
const ICONS: Record<SocialNetwork, { name: string; path: string }> = {
  instagram: {
    name: 'Instagram',
    path: 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5-1.2v.01',
  },
  tiktok: {
    name: 'TikTok',
    path: 'M13 3v12.2a3.3 3.3 0 1 1-3.3-3.3M13 3c.3 2.6 2 4.3 4.8 4.5',
  },
  snapchat: {
    name: 'Snapchat',
    path: 'M12 3c3 0 4.6 2 4.6 4.6v2.2l1.9-.4-.3 1.7-1.2.6c.6 1.9 1.9 2.9 3.5 3.3-.4 1-1.5 1.2-2.6 1.4l-.5 1.3c-2.4-.5-3 1.7-5.4 1.7s-3-2.2-5.4-1.7l-.5-1.3c-1.1-.2-2.2-.4-2.6-1.4 1.6-.4 2.9-1.4 3.5-3.3l-1.2-.6-.3-1.7 1.9.4V7.6C7.4 5 9 3 12 3z',
  },
  facebook: {
    name: 'Facebook',
    path: 'M14 21v-8h2.6l.4-3h-3V8.2c0-.9.4-1.7 1.7-1.7H17V3.9S16 3.7 15 3.7c-2.3 0-3.8 1.4-3.8 3.9V10H8.6v3h2.6v8',
  },
  youtube: {
    name: 'YouTube',
    path: 'M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zm5 4v6l5-3z',
  },
  x: { name: 'X', path: 'M4 4l16 16M20 4L4 20' },
};

/** Profiles of the shop on social networks with their addresses, in a fixed order. */
export const useProfiles = () => {
  const { socials = {} } = useSettings();
  const given: Partial<Record<SocialNetwork, string>> = socials;
  return SOCIAL_NETWORKS.flatMap((network) => {
    const url = given[network];
    return url ? [{ ...ICONS[network], url }] : [];
  });
};

/** The shop's social media accounts, if it has any. */
export const Socials = ({
  className,
  item = 'size-11',
}: {
  className?: string;
  /** Size of one link. */
  item?: string;
}) => {
  const { t } = useText();
  const profiles = useProfiles();
  if (profiles.length === 0) return null;
  return (
    <ul aria-label={t('footer.social')} className={className}>
      {profiles.map(({ name, url, path }) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={name}
            className={cx('inline-flex items-center justify-center hover:text-brass', item)}
          >
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              className="size-5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={path} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
};
