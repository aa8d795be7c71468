/** Account types of staff; vendor and subadmin have the same rights. */
export type StaffType = 'admin' | 'vendor' | 'subadmin' | 'ops';
/** Roles of routes; a subadmin counts as vendor. */
export type Role = 'shopper' | 'vendor' | 'admin' | 'ops';
/** Roles of the dashboard. */
export type StaffRole = Exclude<Role, 'shopper'>;
export const STAFF_ROLES: readonly StaffRole[] = ['admin', 'ops', 'vendor'];

/** Role of an account type. */
export const roleOfStaff = (type: StaffType): StaffRole => (type === 'subadmin' ? 'vendor' : type);

/** Whether a role is allowed; an empty list allows none. */
export const mayUse = (role: Role, allowed: readonly Role[]): boolean => allowed.includes(role);
