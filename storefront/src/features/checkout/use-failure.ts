import { useState } from 'react';
import { useText } from '@/shared/i18n/text';
import { checkoutDraft } from './checkout-draft';

export type Failures = ReturnType<typeof useFailure>;

/** Message of the last failed payment; address errors go to the address form. */
export const useFailure = () => {
  const { t } = useText();
  const [failure, setFailure] = useState<string>();
  return {
    failure,
    setFailure,
    clear: () => setFailure(undefined),
    fail: (error: unknown) => {
      console.error(error);
      checkoutDraft.refuse(error);
      const message = (error instanceof Error && error.message) || t('payment.unknown');
      setFailure(t('payment.failed', { message }));
    },
  };
};
