import type { StaffRole } from '../accounts/roles.js';
import type { BothLanguages } from '../contact/shop-place.js';

export type RightArea = 'orders' | 'monitoring' | 'catalogue' | 'content' | 'people' | 'shop';

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
