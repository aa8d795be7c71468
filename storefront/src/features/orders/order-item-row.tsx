import { formatAed } from '@shop/shop-rules';
import { Link } from 'react-router';
import { chosenOptions } from '@/shared/chosen-options';
import { paths } from '@/shared/paths';
import { Picture } from '@/shared/picture';
import { useText } from '@/shared/text';
import type { OrderItem } from './order-info';

/** One line of an order as it was bought. */
export const OrderItemRow = ({ item }: { item: OrderItem }) => {
  const { t, locale, pick } = useText();
  const options = chosenOptions(item, pick);
  return (
    <div className="flex gap-3 py-3 text-small">
      <Picture
        image={item.image}
        alt=""
        sizes="56px"
        max={160}
        className="aspect-4/5 w-14 self-start"
      />
      <div className="min-w-0 flex-1">
        <Link
          to={paths.product(item.id)}
          className="font-medium underline-offset-4 hover:underline"
        >
          <bdi>{pick(item.name, item.nameAr)}</bdi>
        </Link>
        <p className="text-muted tabular-nums">
          {t('checkout.times', { quantity: item.quantity })} {formatAed(item.price, locale)}
          {options.length > 0 && <span className="ms-2">{options.join(' · ')}</span>}
        </p>
      </div>
      <p className="font-semibold tabular-nums">{formatAed(item.subtotal, locale)}</p>
    </div>
  );
};
