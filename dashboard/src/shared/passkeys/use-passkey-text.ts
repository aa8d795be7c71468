import { useText } from '@/shared/i18n/use-text';
import { reasonOf } from '@/shared/forms/show-refusal';
import { PasskeyProblem } from './passkeys';

/** Why a passkey did not work: the browser's reason, or the server's. */
export const usePasskeyText = () => {
  const t = useText();
  return (error: Error): string =>
    error instanceof PasskeyProblem ? t(error.textId) : (reasonOf(error) ?? t('passkey.failed'));
};
