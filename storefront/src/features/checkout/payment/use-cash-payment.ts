import { useState } from 'react';
import { attempts, existingOrder, isRefusal, type ExistingOrder } from './attempt';
import type { Checkout } from '../checkout';
import { placeCashOrder } from '../checkout.queries';
import type { Failures } from '../use-failure';

/** Places a cash-on-delivery order. `onExisting` gets an order that already exists for this cart. */
export const useCashPayment = (
  checkout: Checkout,
  userId: number,
  { clear, fail }: Failures,
  onPlaced: (operationId: string) => void,
  onExisting: (order: ExistingOrder) => void,
) => {
  const [busy, setBusy] = useState(false);
  const pay = async () => {
    setBusy(true);
    clear();
    const attempt = attempts.of('cod', userId, checkout);
    attempts.save('cod', attempt);
    try {
      const { operationId } = await placeCashOrder(checkout, attempt.key);
      attempts.forget('cod');
      onPlaced(operationId);
    } catch (error) {
      if (isRefusal(error)) attempts.forget('cod');
      setBusy(false);
      const existing = existingOrder(error);
      if (existing) onExisting(existing);
      else fail(error);
    }
  };
  return { busy, pay };
};
