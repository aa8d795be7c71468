import type { StaffDto } from '@shop/contracts';
import { roleOfStaff, type Role, type StaffType } from '@shop/shop-rules';

/** The signed-in account as the dashboard shows it. The cookie is the session; this is a name-plate. */
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

/** What the dashboard keeps of an account; undefined when it is not a dashboard account. */
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
