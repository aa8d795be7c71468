import { declineText, type DeclineReason } from '@/features/checkout/payment/payment-state';
import { useText } from '@/shared/i18n/text';

/** Explanation of a failed payment: the bank's reason, or that it was cancelled. */
export const FailureText = ({ declined }: { declined: DeclineReason | null }) => {
  const { t } = useText();
  if (!declined) return <p>{t('failure.text')}</p>;
  return (
    <>
      <p className="font-semibold">{t(declineText(declined))}</p>
      <p>{t('failure.declinedText')}</p>
    </>
  );
};
