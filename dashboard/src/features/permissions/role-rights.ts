import type { PermissionsDto } from '@shop/contracts';
import { rightsOf, rightNames, STAFF_ROLES, type Right, type StaffRole } from '@shop/shop-rules';

/** The rights of every role while they are edited. */
export type RoleRights = Record<StaffRole, readonly Right[]>;

export const toRoleRights = ({ admin, ops, vendor }: PermissionsDto): RoleRights => ({
  admin,
  ops,
  vendor,
});

export const defaultRoleRights = (): RoleRights => ({
  admin: rightsOf('admin'),
  ops: rightsOf('ops'),
  vendor: rightsOf('vendor'),
});

/** Gives a right to a role, or takes it. */
export const withRight = (
  rights: RoleRights,
  role: StaffRole,
  right: Right,
  has: boolean,
): RoleRights => ({
  ...rights,
  [role]: rightNames().filter((each) => (each === right ? has : rights[role].includes(each))),
});

/** The rights of `latest` with the changes from `before` to `edited`. */
export const withChanges = (
  latest: RoleRights,
  before: RoleRights,
  edited: RoleRights,
): RoleRights =>
  STAFF_ROLES.reduce(
    (all, role) =>
      rightNames()
        .filter((right) => before[role].includes(right) !== edited[role].includes(right))
        .reduce(
          (rights, right) => withRight(rights, role, right, edited[role].includes(right)),
          all,
        ),
    latest,
  );

/** Number of cells that differ. */
export const changedCells = (before: RoleRights, after: RoleRights): number =>
  STAFF_ROLES.reduce(
    (sum, role) =>
      sum +
      rightNames().filter((right) => before[role].includes(right) !== after[role].includes(right))
        .length,
    0,
  );
