import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '@/shared/text';
import { attempts, isRefusal } from './attempt';
import type { Checkout } from './checkout';
import { checkoutQueries, openCardOrder } from './checkout.queries';
import { useFailure } from './use-failure';

/** Opens the provider's page in a window of its own and remembers whose order it is. */
export const useCardPayment = (checkout: Checkout, userId: number) => {
  const { t, dir } = useText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { failure, setFailure, fail } = useFailure();
  const [operationId, setOperationId] = useState(
    () => attempts.of('card', userId, checkout).operationId,
  );

  const pay = async () => {
    setFailure(undefined);
    // Inside the press, before anything is awaited: later the browser would block it.
    const page = window.open('', '_blank');
    if (!page) return setFailure(t('payment.popup'));
    page.document.documentElement.dir = dir;
    page.document.body.textContent = t('payment.processing');
    setBusy(true);
    const attempt = attempts.of('card', userId, checkout);
    attempts.save('card', attempt);
    try {
      const { html, operationId: id } = await openCardOrder(checkout, userId, attempt.key);
      attempts.save('card', { ...attempt, operationId: id });
      page.document.open();
      page.document.write(html);
      page.document.close();
      page.document.forms[0]?.submit();
      // What was known of an earlier try to pay the same order is over.
      queries.removeQueries(checkoutQueries.status(id));
      setOperationId(id);
    } catch (error) {
      page.close();
      if (isRefusal(error)) attempts.forget('card');
      fail(error);
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    failure,
    operationId,
    pay,
    /** The order is paid, or can no longer be. */
    end: () => attempts.forget('card'),
    /** Back to the choice: a page of the provider opens only once, so another try is another order. */
    restart: () => {
      attempts.forget('card');
      setOperationId(undefined);
    },
    /** Forgets an attempt that came to nothing and offers the choice again. */
    giveUp: (message: string) => {
      attempts.forget('card');
      setOperationId(undefined);
      setFailure(t('payment.failed', { message }));
    },
  };
};
