import { cx } from '@shop/ui';
import { useShopName } from '@/shared/api/shop-name';

const HIDDEN = { en: '', ar: '' };

/** The shop's name; nothing until it is loaded. */
export const Wordmark = ({ className }: { className?: string }) => (
  <span className={cx('display truncate text-[1.625rem] leading-none', className)}>
    {useShopName(HIDDEN)}
  </span>
);
