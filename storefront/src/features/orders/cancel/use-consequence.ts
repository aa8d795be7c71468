import type { OrderDto } from '@shop/contracts';
import { formatAed, REFUND_DAYS } from '@shop/shop-rules';
import { useText } from '@/shared/i18n/text';

/** What a cancellation does to the money of an order. */
export const useConsequence = ({
  paymentMethod,
  paymentState,
  returnedOnCancel = 0,
}: Pick<OrderDto, 'paymentMethod' | 'paymentState' | 'returnedOnCancel'>): string => {
  const { t, locale } = useText();
  if (paymentMethod === 'cod') return t('cancel.cash');
  if (paymentState === 'review') return t('cancel.review');
  if (returnedOnCancel === 0) return t('cancel.unpaid');
  return t('cancel.card', { amount: formatAed(returnedOnCancel, locale), days: REFUND_DAYS });
};
