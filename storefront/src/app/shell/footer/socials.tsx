import { SOCIAL_NETWORKS, type SocialNetwork } from '@shop/shop-rules';
import { cx } from '@shop/ui';
import { useSettings } from '@/shared/api/settings';
import { useText } from '@/shared/i18n/text';

/** Their outlines are in index.html. */
const NAMES: Record<SocialNetwork, string> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  snapchat: 'Snapchat',
  facebook: 'Facebook',
  youtube: 'YouTube',
  x: 'X',
};

/** Profiles of the shop on social networks with their addresses, in a fixed order. */
export const useProfiles = () => {
  const { socials = {} } = useSettings();
  const given: Partial<Record<SocialNetwork, string>> = socials;
  return SOCIAL_NETWORKS.flatMap((network) => {
    const url = given[network];
    return url ? [{ network, name: NAMES[network], url }] : [];
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
      {profiles.map(({ network, name, url }) => (
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
              <use href={`#social-${network}`} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
};
