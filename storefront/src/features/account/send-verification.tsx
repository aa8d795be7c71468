import { Button, notify } from '@shop/ui';
import { useMutation } from '@tanstack/react-query';
import { serverMessage } from '@/shared/api/server-message';
import { useText } from '@/shared/i18n/text';
import { requestEmailVerification } from './account.queries';

/** Mails another verification link to the shopper. */
export const SendVerification = ({ email, className }: { email: string; className?: string }) => {
  const { t } = useText();
  const { mutate, isPending } = useMutation({
    mutationFn: requestEmailVerification,
    onSuccess: () => notify(t('verify.sent', { email }), { kind: 'success' }),
    onError: (error) => notify(serverMessage(error, t('verify.failed')), { kind: 'error' }),
  });
  return (
    <Button
      variant="secondary"
      className={className ?? ''}
      busy={isPending}
      busyText={t('sending')}
      onClick={() => mutate()}
    >
      {t('verify.again')}
    </Button>
  );
};
