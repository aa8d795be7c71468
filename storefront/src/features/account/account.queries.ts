import { api, unwrap } from '@shop/api-client';
import { queryOptions } from '@tanstack/react-query';

export interface Registration {
  name: string;
  email: string;
  phone: string;
  password: string;
}

const NOT_GIVEN = 'Undefined';

export const accountQueries = {
  profile: (userId: number) =>
    queryOptions({
      queryKey: ['profile', userId],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/users/{id}', { params: { path: { id: userId } }, signal })),
    }),
};

export const login = async (emailOrUsername: string, password: string) =>
  unwrap(await api.POST('/users/login', { body: { emailOrUsername, password } }));

/** Registers; answers the status the server gave. */
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
      gender: NOT_GIVEN,
      city: NOT_GIVEN,
      area: NOT_GIVEN,
      building: NOT_GIVEN,
      flat: NOT_GIVEN,
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

/** Ends the session on the server; the browser forgets it either way. */
export const logout = () => api.POST('/users/logout').catch(() => undefined);
