import { api, unwrap } from '@shop/api-client';
import { makePasskey } from '@shop/api-client/passkeys';
import type { OwnPasswordDto, OwnProfileDto } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { secondFactorQuery } from '@/shared/api/second-factor';
import { multipart } from '@/shared/files/multipart';

export const ownAccountQueries = {
  profile: (id: number) =>
    queryOptions({
      queryKey: ['own-account', 'profile'],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/admin/{id}', { params: { path: { id } }, signal })),
    }),
  sessions: () =>
    queryOptions({
      queryKey: ['own-account', 'sessions'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/admin/account/sessions', { signal })),
    }),
  secondFactor: secondFactorQuery,
  passkeys: () =>
    queryOptions({
      queryKey: ['own-account', 'passkeys'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/admin/account/passkeys', { signal })),
    }),
  /** All accounts with their second factors and sessions, for admins. */
  accounts: () =>
    queryOptions({
      queryKey: ['own-account', 'accounts'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/admin/accounts/security', { signal })),
    }),
  /** What an added or removed passkey changes; the other sessions end as well. */
  staleByPasskeys: () =>
    [ownAccountQueries.passkeys(), secondFactorQuery(), ownAccountQueries.sessions()].map(
      ({ queryKey }) => queryKey,
    ),
};

export const changeProfile = (body: OwnProfileDto) =>
  api.PUT('/admin/account/profile', { body, ...multipart });

export const changeOwnPassword = (body: OwnPasswordDto) =>
  api.POST('/admin/account/password', { body });

export const endSession = (sessionId: string) =>
  api.DELETE('/admin/account/sessions/{sessionId}', { params: { path: { sessionId } } });
export const endOtherSessions = () => api.DELETE('/admin/account/sessions');

export const startSecondFactor = () => api.POST('/admin/account/second-factor');
export const activateSecondFactor = (code: string) =>
  api.POST('/admin/account/second-factor/activate', { body: { code } });
export const turnOffSecondFactor = (code: string) =>
  api.POST('/admin/account/second-factor/turn-off', { body: { code } });
export const renewRecoveryCodes = () => api.POST('/admin/account/recovery-codes');
export const addPasskey = async (name: string, signal?: AbortSignal) => {
  const options = unwrap(await api.POST('/admin/account/passkeys/options'));
  const made = await makePasskey(options, signal);
  return api.POST('/admin/account/passkeys', { body: { name, ...made } });
};
export const renamePasskey = (passkeyId: string, name: string) =>
  api.PUT('/admin/account/passkeys/{passkeyId}', {
    params: { path: { passkeyId } },
    body: { name },
  });
export const removePasskey = (passkeyId: string) =>
  api.DELETE('/admin/account/passkeys/{passkeyId}', { params: { path: { passkeyId } } });
export const endAccountSessions = (id: number) =>
  api.DELETE('/admin/{id}/sessions', { params: { path: { id } } });
export const removeSecondFactor = (id: number) =>
  api.DELETE('/admin/{id}/second-factor', { params: { path: { id } } });
