import { useState } from 'react';
import { useText } from '@/shared/text';
import { checkoutDraft } from './checkout-draft';

/** Why a payment failed, in the words of the page; the address form learns what was wrong with the address. */
export const useFailure = () => {
  const { t } = useText();
  const [failure, setFailure] = useState<string>();
  return {
    failure,
    setFailure,
    fail: (error: unknown) => {
      console.error(error);
      checkoutDraft.refuse(error);
      const message = (error instanceof Error && error.message) || t('payment.unknown');
      setFailure(t('payment.failed', { message }));
    },
  };
};
