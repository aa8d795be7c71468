import { SHOP_NAME, SHOP_NAME_AR } from '@shop/shop-rules';
import { useText } from '@/shared/i18n/text';
import { ARABIC, LATIN } from './wordmark-paths';

/** The shop's name in both scripts, each at its reading start. */
export const Wordmark = ({ className }: { className?: string }) => {
  const { pick } = useText();
  return (
    <svg
      role="img"
      aria-label={pick(SHOP_NAME, SHOP_NAME_AR)}
      viewBox="0 0 211 44"
      fill="currentColor"
      className={className}
    >
      <path d={LATIN} transform="translate(0 32)" />
      <path d="M131 8v28" className="stroke-brass" />
      <path d={ARABIC} transform="translate(145 29)" />
    </svg>
  );
};
