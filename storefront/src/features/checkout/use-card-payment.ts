import { notify } from '@shop/ui';
import { useRef, useState } from 'react';
import { newKey } from '@/shared/new-key';
import { useText } from '@/shared/text';
import { openCardOrder } from './checkout.queries';
import type { Checkout } from './checkout';

/** Opens the provider's page in a window of its own and remembers whose order it is. */
export const useCardPayment = (checkout: Checkout, userId: number) => {
  const { t, dir } = useText();
  const key = useRef(newKey());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [operationId, setOperationId] = useState<string>();

  const fail = (error: unknown) => {
    console.error(error);
    const message = error instanceof Error && error.message;
    setFailure(t('payment.failed', { message: message || t('payment.unknown') }));
  };

  const pay = async () => {
    setFailure(undefined);
    // Inside the press, before anything is awaited: later the browser would block it.
    const page = window.open('', '_blank');
    if (!page) return notify(t('payment.popup'), { kind: 'error' });
    page.document.documentElement.dir = dir;
    page.document.body.textContent = t('payment.processing');
    setBusy(true);
    try {
      const { html, operationId: id } = await openCardOrder(checkout, userId, key.current);
      page.document.open();
      page.document.write(html);
      page.document.close();
      page.document.forms[0]?.submit();
      setOperationId(id);
    } catch (error) {
      page.close();
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
    /** Forgets an attempt that came to nothing; the next one is a new order. */
    giveUp: (message: string) => {
      key.current = newKey();
      setOperationId(undefined);
      setFailure(t('payment.failed', { message }));
    },
  };
};
