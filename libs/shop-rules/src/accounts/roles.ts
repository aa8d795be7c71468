/** Account types of staff; vendor and subadmin have the same rights. */
export type StaffType = 'admin' | 'vendor' | 'subadmin' | 'ops';
/** Roles of routes; a subadmin counts as vendor. */
export type Role = 'shopper' | 'vendor' | 'admin' | 'ops';

/** Role of an account type. */
export const roleOfStaff = (type: StaffType): Role => (type === 'subadmin' ? 'vendor' : type);

/** Whether a role is allowed; an empty list allows none. */
export const mayUse = (role: Role, allowed: readonly Role[]): boolean => allowed.includes(role);
