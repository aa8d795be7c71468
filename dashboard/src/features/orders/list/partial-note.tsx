import { ORDERS_FOUND } from '@shop/shop-rules';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';

/** Says above a list that its text is in more orders than are searched; `total` orders are shown. */
export const PartialNote = ({
  list,
}: {
  list: { partial: boolean; total: number } | undefined;
}) => {
  const t = useText();
  const count = useFormat().count(ORDERS_FOUND);
  return (
    <p role="status" className="mb-4 text-small text-muted empty:hidden">
      {list?.partial &&
        (list.total < ORDERS_FOUND
          ? t('orders.partial.filtered', { count })
          : t('orders.partial.shown', { count }))}
    </p>
  );
};
