import { useState } from 'react';
import { attempts, isRefusal } from './attempt';
import type { Checkout } from './checkout';
import { placeCashOrder } from './checkout.queries';
import { useFailure } from './use-failure';

/** Places the order that is paid at the door. */
export const useCashPayment = (
  checkout: Checkout,
  userId: number,
  onPlaced: (operationId: string) => void,
) => {
  const [busy, setBusy] = useState(false);
  const { failure, setFailure, fail } = useFailure();
  const pay = async () => {
    setBusy(true);
    setFailure(undefined);
    const attempt = attempts.of('cod', userId, checkout);
    attempts.save('cod', attempt);
    try {
      const { operationId } = await placeCashOrder(checkout, attempt.key);
      attempts.forget('cod');
      onPlaced(operationId);
    } catch (error) {
      if (isRefusal(error)) attempts.forget('cod');
      fail(error);
      setBusy(false);
    }
  };
  return { busy, failure, pay };
};
