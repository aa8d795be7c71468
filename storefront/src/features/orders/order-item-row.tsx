import { Link } from '@/shared/routing/link';
import { BoughtRow } from '@/shared/orders/bought-row';
import { paths } from '@/shared/routing/paths';
import { useText } from '@/shared/i18n/text';
import type { OrderItem } from './order-info';

/** One line of an order. */
export const OrderItemRow = ({ item }: { item: OrderItem }) => {
  const { pick } = useText();
  return (
    <BoughtRow
      image={item.image}
      name={
        <Link
          to={paths.product(item.id)}
          className="underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          <bdi>{pick(item.name, item.nameAr)}</bdi>
        </Link>
      }
      quantity={item.quantity}
      price={item.price}
      total={item.subtotal}
      chosen={item}
    />
  );
};
