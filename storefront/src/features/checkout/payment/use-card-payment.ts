import { useState } from 'react';
import { useText } from '@/shared/i18n/text';
import { attempts, existingOrder, isRefusal } from './attempt';
import type { Checkout } from '../checkout';
import { openCardOrder } from '../checkout.queries';
import { useCardWindow } from './use-card-window';
import type { Failures } from '../use-failure';

/** Pays the checkout by card; remembers whose order that is, over a reload too. `onExisting` leads to the order that is paid or ordered already. */
export const useCardPayment = (
  checkout: Checkout,
  userId: number,
  failures: Failures,
  onPlaced: () => void,
  onExisting: (operationId: string) => void,
) => {
  const { t } = useText();
  const { setFailure, clear } = failures;
  const { busy, open } = useCardWindow(failures);
  const [operationId, setOperationId] = useState(
    () => attempts.of('card', userId, checkout).operationId,
  );
  /** Offers the choice again. */
  const restart = () => {
    attempts.forget('card');
    setOperationId(undefined);
  };

  /** The same again is the same order, on a new page of the provider. */
  const pay = async () => {
    const attempt = attempts.of('card', userId, checkout);
    attempts.save('card', attempt);
    try {
      const id = await open(() => openCardOrder(checkout, userId, attempt.key));
      if (!id) return;
      attempts.save('card', { ...attempt, operationId: id });
      setOperationId(id);
      onPlaced();
    } catch (error) {
      if (isRefusal(error)) attempts.forget('card');
      const existing = existingOrder(error);
      if (existing) onExisting(existing);
    }
  };

  return {
    busy,
    operationId,
    pay,
    restart,
    /** The order is paid, or can no longer be. */
    end: () => {
      attempts.forget('card');
      clear();
    },
    /** Forgets an attempt that came to nothing and offers the choice again. */
    giveUp: (message: string) => {
      restart();
      setFailure(t('payment.failed', { message }));
    },
  };
};
