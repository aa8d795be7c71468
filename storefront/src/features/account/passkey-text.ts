import { PasskeyProblem } from '@shop/api-client/passkeys';
import { serverMessage } from '@/shared/api/server-message';

/** Text ids of what the browser says. */
const TEXTS = {
  cancelled: 'passkey.cancelled',
  failed: 'passkey.failed',
  known: 'passkey.known',
  unsupported: 'passkey.unsupported',
};

/** Why a passkey did not work: the browser's reason, or the server's; `changed` are other text ids. */
export const passkeyText = (
  error: unknown,
  t: (id: string) => string,
  changed: Partial<typeof TEXTS> = {},
): string => {
  const texts = { ...TEXTS, ...changed };
  return error instanceof PasskeyProblem
    ? t(texts[error.reason])
    : serverMessage(error, t(texts.failed));
};
