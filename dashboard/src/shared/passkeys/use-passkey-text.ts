import { PasskeyProblem } from '@shop/api-client/passkeys';
import { useText } from '@/shared/i18n/use-text';
import { reasonOf } from '@/shared/forms/show-refusal';

/** Text ids of what the browser says. */
const TEXTS = {
  cancelled: 'passkey.cancelled',
  failed: 'passkey.failed',
  known: 'passkey.known',
  unsupported: 'passkey.unsupported',
};

/** Why a passkey did not work: the browser's reason, or the server's. */
export const usePasskeyText = () => {
  const t = useText();
  return (error: Error): string =>
    error instanceof PasskeyProblem
      ? t(TEXTS[error.reason])
      : (reasonOf(error) ?? t('passkey.failed'));
};
