import { STAFF_ROLES, type Role, type StaffRole } from '../accounts/roles.js';
import { catalogueRights } from './catalogue-rights.js';
import { monitoringRights } from './monitoring-rights.js';
import { officeRights } from './office-rights.js';
import { orderRights } from './order-rights.js';
import type { RightRule } from './right-rule.js';

const TABLE = { ...orderRights, ...monitoringRights, ...catalogueRights, ...officeRights };
export type Right = keyof typeof TABLE;

/** Every right of staff: what each route, page and button requires. */
export const RIGHTS: Readonly<Record<Right, RightRule>> = TABLE;

/** The names of all rights, in the order of screens. */
export const rightNames = (): Right[] => Object.keys(RIGHTS) as Right[];
export const isRight = (name: string): name is Right => Object.hasOwn(RIGHTS, name);

/** Differences from the rights by default; true for a right that a role was given. */
export type RightChanges = Partial<Record<StaffRole, Partial<Record<Right, boolean>>>>;

/** Whether a role can have a right at all. */
export const canHave = (role: StaffRole, right: Right): boolean => {
  const { roles, also = [] } = RIGHTS[right];
  return roles.includes(role) || also.includes(role);
};

/** Whether a right cannot be taken from a role. */
export const isFixed = (role: StaffRole, right: Right): boolean =>
  role === 'admin' && RIGHTS[right].fixed === true;

/** The roles that can have a right. */
export const holdersOf = (right: Right): StaffRole[] =>
  STAFF_ROLES.filter((role) => canHave(role, right));

/** The rights of a role: those by default, with the changes of admins; none for shoppers. */
export const rightsOf = (role: Role, changes: RightChanges = {}): Right[] => {
  if (role === 'shopper') return [];
  const own = changes[role] ?? {};
  return rightNames().filter(
    (right) =>
      isFixed(role, right) ||
      (canHave(role, right) && (own[right] ?? RIGHTS[right].roles.includes(role))),
  );
};

/** What differs between the rights of a role and those by default. */
export const rightChanges = (
  role: StaffRole,
  rights: readonly Right[],
): Partial<Record<Right, boolean>> =>
  Object.fromEntries(
    rightNames()
      .filter((right) => RIGHTS[right].roles.includes(role) !== rights.includes(right))
      .map((right) => [right, rights.includes(right)]),
  );
