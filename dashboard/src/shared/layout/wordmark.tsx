import { SHOP_NAME, SHOP_NAME_AR } from '@shop/shop-rules';
import { cx } from '@shop/ui';
import { useLocale } from '@/shared/i18n/use-text';

export const Wordmark = ({ className }: { className?: string }) => (
  <span className={cx('display text-[1.625rem] leading-none', className)}>
    {useLocale() === 'ar' ? SHOP_NAME_AR : SHOP_NAME}
  </span>
);
