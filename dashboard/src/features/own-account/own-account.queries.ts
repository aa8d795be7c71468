import { api, unwrap } from '@shop/api-client';
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
  /** Accounts with a second factor, for admins. */
  protectedAccounts: () =>
    queryOptions({
      queryKey: ['own-account', 'protected-accounts'],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/admin/accounts/second-factors', { signal })),
    }),
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
export const removeSecondFactor = (id: number) =>
  api.DELETE('/admin/{id}/second-factor', { params: { path: { id } } });
