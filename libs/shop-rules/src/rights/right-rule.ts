import type { StaffRole } from '../accounts/roles.js';
import type { BothLanguages } from '../contact/shop-place.js';

/** Groups of rights in the order of screens. */
export const RIGHT_AREAS = [
  'orders',
  'monitoring',
  'catalogue',
  'content',
  'people',
  'shop',
] as const;
export type RightArea = (typeof RIGHT_AREAS)[number];

/** What a role with this right may do, and which roles can have it. */
export interface RightRule {
  area: RightArea;
  name: BothLanguages;
  /** One line. */
  about: BothLanguages;
  /** Roles that have it until an admin changes that. */
  roles: readonly StaffRole[];
  /** Other roles that an admin may give it to. */
  also?: readonly StaffRole[];
  /** Admins always have it, so that they cannot lock themselves out. */
  fixed?: true;
}
