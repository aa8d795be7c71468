import { cx } from '@shop/ui';
import { useText } from '@/shared/i18n/text';

const ICONS = [
  {
    name: 'Instagram',
    url: 'https://www.instagram.com/',
    path: 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5-1.2v.01',
  },
  {
    name: 'Facebook',
    url: 'https://www.facebook.com/',
    path: 'M14 21v-8h2.6l.4-3h-3V8.2c0-.9.4-1.7 1.7-1.7H17V3.9S16 3.7 15 3.7c-2.3 0-3.8 1.4-3.8 3.9V10H8.6v3h2.6v8',
  },
  {
    name: 'TikTok',
    url: 'https://www.tiktok.com/',
    path: 'M13 3v12.2a3.3 3.3 0 1 1-3.3-3.3M13 3c.3 2.6 2 4.3 4.8 4.5',
  },
];

/** The shop's social media accounts. */
export const Socials = ({
  className,
  item = 'size-11',
}: {
  className?: string;
  /** Size of one link. */
  item?: string;
}) => {
  const { t } = useText();
  return (
    <ul aria-label={t('footer.social')} className={className}>
      {ICONS.map(({ name, url, path }) => (
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
