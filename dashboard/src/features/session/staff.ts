import type { StaffDto } from '@shop/contracts';
import { roleOfStaff, type Role, type StaffType } from '@shop/shop-rules';

/** The signed-in account for display; the session itself is the cookie. */
export interface Staff {
  id: number;
  name: string;
  username: string;
  type: StaffType;
  image: string | null;
}

const TYPES: Record<StaffType, true> = { admin: true, vendor: true, subadmin: true, ops: true };
const isType = (value: unknown): value is StaffType =>
  typeof value === 'string' && Object.hasOwn(TYPES, value);

/** The stored fields of an account; undefined when it is not a dashboard account. */
export const toStaff = (account: Partial<StaffDto>): Staff | undefined =>
  typeof account.id === 'number' && typeof account.name === 'string' && isType(account.type)
    ? {
        id: account.id,
        name: account.name,
        username: account.username ?? '',
        type: account.type,
        image: account.image ?? null,
      }
    : undefined;

export const roleOf = (staff: Staff): Role => roleOfStaff(staff.type);
