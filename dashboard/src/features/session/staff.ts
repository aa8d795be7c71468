import type { SignedInStaffDto } from '@shop/contracts';
import {
  isRight,
  rightsOf,
  roleOfStaff,
  type Right,
  type Role,
  type StaffType,
} from '@shop/shop-rules';

/** The signed-in account for display; the session itself is the cookie. */
export interface Staff {
  id: number;
  name: string;
  username: string;
  type: StaffType;
  image: string | null;
  /** What the account may do; the server checks every call. */
  rights: readonly Right[];
  /** What the account must do before anything else. */
  setup?: SignedInStaffDto['setup'];
}

const TYPES: Record<StaffType, true> = { admin: true, vendor: true, subadmin: true, ops: true };
const isType = (value: unknown): value is StaffType =>
  typeof value === 'string' && Object.hasOwn(TYPES, value);

/** The stored fields of an account; undefined when it is not a dashboard account. */
export const toStaff = (account: Partial<SignedInStaffDto>): Staff | undefined =>
  typeof account.id === 'number' && typeof account.name === 'string' && isType(account.type)
    ? {
        id: account.id,
        name: account.name,
        username: account.username ?? '',
        type: account.type,
        image: account.image ?? null,
        // Until the session is read, an account has the usual rights of its role.
        rights: account.rights?.filter(isRight) ?? rightsOf(roleOfStaff(account.type)),
        ...(account.setup && { setup: account.setup }),
      }
    : undefined;

export const roleOf = (staff: Staff): Role => roleOfStaff(staff.type);
