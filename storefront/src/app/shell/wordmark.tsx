import { SHOP_NAME, SHOP_NAME_AR } from '@shop/shop-rules';
import { useText } from '@/shared/text';
import { ARABIC, LATIN } from './wordmark-paths';

/** The name in both scripts; the page's own script stands first. */
export const Wordmark = ({ className }: { className?: string }) => {
  const { locale, pick } = useText();
  const [latinAt, lineAt, arabicAt] = locale === 'ar' ? [93, 79, 0] : [0, 131, 145];
  return (
    <svg
      role="img"
      aria-label={pick(SHOP_NAME, SHOP_NAME_AR)}
      viewBox="0 0 211 44"
      fill="currentColor"
      className={className}
    >
      <path d={LATIN} transform={`translate(${latinAt} 32)`} />
      <path d={`M${lineAt} 8v28`} className="stroke-brass" />
      <path d={ARABIC} transform={`translate(${arabicAt} 29)`} />
    </svg>
  );
};
