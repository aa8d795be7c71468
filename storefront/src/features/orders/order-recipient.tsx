import { cityName, enteredText } from '@shop/shop-rules';
import { addressLine } from '@/shared/orders/address-line';
import { useText } from '@/shared/i18n/text';
import type { OrderShopper } from './order-info';

/** Name, delivery address and contact of an order. */
export const OrderRecipient = ({ shopper, masked }: { shopper: OrderShopper; masked: boolean }) => {
  const { t, locale } = useText();
  const { flat, building, area, city } = shopper;
  const parts = [flat, building, area, cityName(city, locale)];
  return (
    <section className="text-small">
      <h2 className="mb-1 font-semibold">{t('checkout.deliverTo')}</h2>
      <p>
        <bdi>{shopper.name}</bdi>
      </p>
      <p className="text-muted">
        <bdi>{addressLine(parts.map(enteredText), locale)}</bdi>
      </p>
      <p className="text-muted">
        <bdi dir="ltr">{shopper.phone}</bdi>
      </p>
      <p className="text-muted">
        <bdi dir="ltr">{shopper.email}</bdi>
      </p>
      {masked && <p className="mt-2 text-muted">{t('order.masked')}</p>}
    </section>
  );
};
