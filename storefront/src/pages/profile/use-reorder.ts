import type { OrderDto } from '@shop/contracts';
import { notify } from '@shop/ui';
import { cart } from '@/features/cart/cart-store';
import { orderInfo } from '@/features/orders/order-info';
import { panels } from '@/shared/browser/panels';
import { fetchQuote } from '@/shared/orders/quote.queries';
import { useText } from '@/shared/i18n/text';

/** Adds the available lines of an order to the cart at current prices, and reports missing ones. */
export const useReorder = () => {
  const { t } = useText();
  return async (order: OrderDto): Promise<void> => {
    const items = orderInfo(order).cart.map(({ id, size = '', color = '', quantity }) => {
      return { id, size, color, quantity };
    });
    try {
      const { lines } = await fetchQuote(items);
      const there = lines.filter(({ available, problem }) => {
        return problem !== 'unavailable' && available > 0;
      });
      for (const line of there)
        cart.add({
          id: line.productId,
          name: line.name,
          nameAr: line.nameAr,
          price: line.unitPrice,
          size: line.size,
          color: line.color,
          quantity: Math.min(line.quantity, line.available),
          images: JSON.stringify(line.image ? [line.image] : []),
        });
      const missing = lines.length - there.length;
      if (missing > 0) notify(t('order.reorderMissing', { count: missing }), { kind: 'info' });
      if (there.length > 0) panels.open('cart');
    } catch (error) {
      console.error(error);
      notify(t('order.reorderFailed'), { kind: 'error' });
    }
  };
};
