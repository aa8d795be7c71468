import { api, unwrap } from '@shop/api-client';
import type { UserDto } from '@shop/contracts';
import { UNDEFINED_TEXT } from '@shop/shop-rules';
import { queryOptions } from '@tanstack/react-query';

export interface Registration {
  name: string;
  email: string;
  phone: string;
  password: string;
}

export const accountQueries = {
  profile: (userId: number) =>
    queryOptions({
      queryKey: ['profile', userId],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/users/{id}', { params: { path: { id: userId } }, signal })),
    }),
  sessions: (userId: number) =>
    queryOptions({
      queryKey: ['sessions', userId],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/users/{id}/sessions', { params: { path: { id: userId } }, signal })),
    }),
  passkeys: (userId: number) =>
    queryOptions({
      queryKey: ['passkeys', userId],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/users/{id}/passkeys', { params: { path: { id: userId } }, signal })),
    }),
};

export const login = async (emailOrUsername: string, password: string) =>
  unwrap(await api.POST('/users/login', { body: { emailOrUsername, password } }));

export type LoginAnswer = Awaited<ReturnType<typeof login>>;

/** Mails a code to log in with, if the address has an account; the code goes with the returned token. */
export const requestLoginCode = async (email: string) =>
  unwrap(await api.POST('/users/request-login-code', { body: { email } }));

export const loginWithCode = async (token: string, code: string) =>
  unwrap(await api.POST('/users/login-with-code', { body: { token, code } }));

export const endSession = (userId: number, sessionId: string) =>
  api.DELETE('/users/{id}/sessions/{sessionId}', { params: { path: { id: userId, sessionId } } });

export const endOtherSessions = (userId: number) =>
  api.DELETE('/users/{id}/sessions', { params: { path: { id: userId } } });

/** Registers an account; returns the HTTP status. */
export const register = async (
  { name, email, phone, password }: Registration,
  locale: 'en' | 'ar',
): Promise<number> => {
  const { response } = await api.POST('/users/register', {
    body: {
      name,
      email,
      phone,
      password,
      username: String(Date.now()),
      gender: UNDEFINED_TEXT,
      city: UNDEFINED_TEXT,
      area: UNDEFINED_TEXT,
      building: UNDEFINED_TEXT,
      flat: UNDEFINED_TEXT,
      wishList: [],
      locale,
    },
  });
  return response.status;
};

export const changePassword = async (userId: number, currentPassword: string, password: string) =>
  unwrap(
    await api.PUT('/users/{id}', {
      params: { path: { id: userId } },
      body: { currentPassword, password },
    }),
  );

/** A copy of everything stored about the shopper. */
export const ownData = async (userId: number) =>
  unwrap(await api.GET('/users/{id}/data', { params: { path: { id: userId } } }));

/** Deletes the account and ends its sessions. */
export const deleteAccount = async (userId: number, password: string) =>
  unwrap(
    await api.POST('/users/{id}/delete', {
      params: { path: { id: userId } },
      body: { password },
    }),
  );

export type ProfileChange = Pick<UserDto, 'name' | 'phone' | 'gender' | 'locale'>;

/** Saves the profile; returns the saved one. */
export const changeProfile = async (userId: number, body: ProfileChange): Promise<UserDto> =>
  unwrap(await api.PUT('/users/{id}', { params: { path: { id: userId } }, body })).user;

/** Mails a link that sets a new password, if the address has an account. */
export const requestPasswordReset = async (email: string) =>
  unwrap(await api.POST('/users/request-password-reset', { body: { email } }));

/** Sets the password with the token of a mailed link; returns the email address. */
export const resetPassword = async (token: string, password: string) =>
  unwrap(await api.POST('/users/reset-password', { body: { token, password } }));

/** Verifies an address with the token of a mailed link; returns the account id that the token starts with. */
export const verifyEmail = async (token: string): Promise<number> => {
  unwrap(await api.POST('/users/verify-email', { body: { token } }));
  return Number.parseInt(token, 10);
};

/** Mails another verification link to the shopper. */
export const requestEmailVerification = async () =>
  unwrap(await api.POST('/users/request-email-verification'));

/** Ends the session on the server, even while the page unloads. The browser signs out in any case. */
export const logout = () => api.POST('/users/logout', { keepalive: true }).catch(() => undefined);
