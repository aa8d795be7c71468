import { useState } from 'react';
import { useText } from '@/shared/i18n/text';
import { attempts, existingOrder, isRefusal, type ExistingOrder } from './attempt';
import type { Checkout } from '../checkout';
import { openCardOrder } from '../checkout.queries';
import { useCardWindow } from './use-card-window';
import type { Failures } from '../use-failure';

/**
 * Pays the checkout by card. The attempt survives a reload. `onExisting` gets an order that already exists
 * for this cart.
 */
export const useCardPayment = (
  checkout: Checkout,
  userId: number,
  failures: Failures,
  onOpened: (operationId: string) => void,
  onExisting: (order: ExistingOrder) => void,
) => {
  const { t } = useText();
  const { setFailure, clear } = failures;
  const { busy, open } = useCardWindow(failures);
  const [operationId, setOperationId] = useState(
    () => attempts.of('card', userId, checkout).operationId,
  );
  /** Discards the attempt and returns to the payment methods. */
  const restart = () => {
    attempts.forget('card');
    setOperationId(undefined);
  };

  /** Repeating the same checkout opens a new payment page for the same order. */
  const pay = async () => {
    const attempt = attempts.of('card', userId, checkout);
    attempts.save('card', attempt);
    try {
      const id = await open(() => openCardOrder(checkout, userId, attempt.key));
      if (!id) return;
      attempts.save('card', { ...attempt, operationId: id });
      setOperationId(id);
      onOpened(id);
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
    /** The order is paid or can no longer be paid. */
    end: () => {
      attempts.forget('card');
      clear();
    },
    /** Discards a failed attempt and returns to the payment methods. */
    giveUp: (message: string) => {
      restart();
      setFailure(t('payment.failed', { message }));
    },
  };
};
