import { api, ApiError, unwrap, useChange } from '@shop/api-client';
import { signWithPasskey } from '@shop/api-client/passkeys';
import type {
  DoneDto,
  SignedInStaffDto,
  StaffCodeDto,
  StaffLoginDto,
  StaffLoginResponseDto,
} from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { lostSession } from './lost-session';
import { storedStaff } from './stored-staff';
import { toStaff, type Staff } from './staff';

export const sessionQueries = {
  /** The account of the session cookie; the stored account follows it. */
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

/** Shows the account of a new session as signed in; undefined if it is not a dashboard account. */
export const startSession = (account: SignedInStaffDto): Staff | undefined => {
  const staff = toStaff(account);
  if (staff) storedStaff.signIn(staff);
  return staff;
};

/** The second step of a login: its token, and what completes it. */
export type SecondStep = Required<Pick<StaffLoginResponseDto, 'signInToken' | 'secondSteps'>>;

/** Signs in; `onStepNeeded` gets the second step of an account with a second factor. */
export const useSignIn = (
  onSignedIn: (staff: Staff) => void,
  onStepNeeded: (step: SecondStep) => void,
) =>
  useChange((login: StaffLoginDto) => api.POST('/admin/login', { body: login }), [], {
    onSuccess: (answer) => {
      if (answer?.signInToken) {
        const { signInToken, secondSteps = ['code'] } = answer;
        return onStepNeeded({ signInToken, secondSteps });
      }
      const staff = answer?.admin && startSession(answer.admin);
      if (staff) onSignedIn(staff);
    },
  });

/** The second step. */
export const useCodeStep = (onSignedIn: (staff: Staff) => void) =>
  useChange((step: StaffCodeDto) => api.POST('/admin/login/code', { body: step }), [], {
    onSuccess: (answer) => {
      const staff = answer && startSession(answer.admin);
      if (staff) onSignedIn(staff);
    },
  });

/** Signs in with a passkey: alone, or as the second step with its token. */
export const usePasskeyStep = (onSignedIn: (staff: Staff) => void, token?: string) =>
  useChange(
    async (signal?: AbortSignal) => {
      const body = token === undefined ? {} : { token };
      const challenge = unwrap(await api.POST('/admin/login/passkey/options', { body }));
      const passkey = await signWithPasskey(challenge, signal);
      return api.POST('/admin/login/passkey', { body: { ...body, passkey } });
    },
    [],
    {
      onSuccess: (answer) => {
        const staff = answer && startSession(answer.admin);
        if (staff) onSignedIn(staff);
      },
    },
  );

export const useSignOut = (onError: () => void) =>
  useChange(() => api.POST('/admin/logout').catch(unlessOver), [], {
    onSuccess: () => {
      lostSession.forget();
      storedStaff.clear();
    },
    onError,
  });

/** A session that has already ended counts as signed out. */
const unlessOver = (error: unknown): { data?: DoneDto } => {
  if (error instanceof ApiError && error.status === 401) return {};
  throw error;
};
