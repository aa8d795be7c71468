import { api, ApiError, unwrap, useChange } from '@shop/api-client';
import type { StaffLoginDto } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { storedStaff } from './stored-staff';
import { toStaff, type Staff } from './staff';

export const sessionQueries = {
  /** The account the cookie belongs to; what is stored follows it. */
  me: () =>
    queryOptions({
      queryKey: ['session', 'me'],
      queryFn: async ({ signal }) => {
        const staff = toStaff(unwrap(await api.GET('/admin/me', { signal })));
        if (!staff) throw new ApiError('Not a dashboard account', 401, 'not_staff');
        storedStaff.set(staff);
        return staff;
      },
    }),
};

export const useSignIn = (onSignedIn: (staff: Staff) => void) =>
  useChange((login: StaffLoginDto) => api.POST('/admin/login', { body: login }), [], {
    onSuccess: (answer) => {
      const staff = answer && toStaff(answer.admin);
      if (!staff) return;
      storedStaff.set(staff);
      onSignedIn(staff);
    },
  });

export const useSignOut = (onError: () => void) =>
  useChange(() => api.POST('/admin/logout'), [], { onSuccess: storedStaff.clear, onError });
