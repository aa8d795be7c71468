/** Account types of staff; vendor and subadmin have the same rights. */
export type StaffType = 'admin' | 'vendor' | 'subadmin' | 'ops';
/** What a route may ask for; a subadmin counts as vendor. */
export type Role = 'customer' | 'vendor' | 'admin' | 'ops';

/** The role of a staff account type. */
export const roleOfStaff = (type: StaffType): Role => (type === 'subadmin' ? 'vendor' : type);

/** Whether a role may use what is declared for `allowed`; an empty list allows none. */
export const mayUse = (role: Role, allowed: readonly Role[]): boolean => allowed.includes(role);
