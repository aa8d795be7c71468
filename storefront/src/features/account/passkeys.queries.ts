import { api, unwrap } from '@shop/api-client';
import { makePasskey, signWithPasskey } from '@shop/api-client/passkeys';
import type { LoginAnswer } from './account.queries';

const pathOf = (id: number) => ({ params: { path: { id } } });

/** Makes a passkey in the browser and adds it to the account. */
export const addPasskey = async (userId: number, name: string, signal?: AbortSignal) => {
  const options = unwrap(await api.POST('/users/{id}/passkeys/options', pathOf(userId)));
  const made = await makePasskey(options, signal);
  return api.POST('/users/{id}/passkeys', { ...pathOf(userId), body: { name, ...made } });
};

export const renamePasskey = (id: number, passkeyId: string, name: string) =>
  api.PUT('/users/{id}/passkeys/{passkeyId}', {
    params: { path: { id, passkeyId } },
    body: { name },
  });

export const removePasskey = (id: number, passkeyId: string) =>
  api.DELETE('/users/{id}/passkeys/{passkeyId}', { params: { path: { id, passkeyId } } });

/** Asks the browser for a passkey of this shop and logs in with it. */
export const loginWithPasskey = async (signal?: AbortSignal): Promise<LoginAnswer> => {
  const challenge = unwrap(await api.POST('/users/login/passkey/options'));
  const passkey = await signWithPasskey(challenge, signal);
  return unwrap(await api.POST('/users/login/passkey', { body: { passkey } }));
};
