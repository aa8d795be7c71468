import { useState } from 'react';
import { useText } from '@/shared/i18n/text';
import { checkoutDraft } from './checkout-draft';

export type Failures = ReturnType<typeof useFailure>;

/** Why the last try to pay failed, in the words of the page; the address form learns what was wrong with the address. */
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
