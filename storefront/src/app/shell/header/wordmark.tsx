import { cx } from '@shop/ui';
import { DEMO_NAME, mediaUrl } from '@shop/shop-rules';
import { useSettings, useShopName } from '@/shared/api/settings';

/** The shop's logo, or its name; that of the demo shop is drawn in both scripts, with outlines of index.html. */
export const Wordmark = ({ className }: { className?: string }) => {
  const name = useShopName();
  const { logo, logoDark } = useSettings().look ?? {};
  // Which one is shown is decided by styles in the head of the page (look-head.ts), before scripts run.
  if (logo)
    return [logo, logoDark].map(
      (each, at) =>
        each && (
          <img
            key={at}
            src={mediaUrl(each.file)}
            alt={name}
            width={each.width}
            height={each.height}
            className={cx('logo', at && 'night hidden', className)}
          />
        ),
    );
  if (name !== DEMO_NAME.en && name !== DEMO_NAME.ar)
    return (
      <span className={cx('display flex items-center truncate text-h3', className)}>{name}</span>
    );
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox="0 0 211 44"
      fill="currentColor"
      className={className}
    >
      <use href="#wordmark-en" y="32" />
      <path d="M131 8v28" className="stroke-brass" />
      <use href="#wordmark-ar" x="145" y="29" />
    </svg>
  );
};
