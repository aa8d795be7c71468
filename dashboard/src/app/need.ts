import type { Right, Role } from '@shop/shop-rules';
import { roleOf, type Staff } from '@/features/session/staff';

/** What a page requires: one of the rights, and for some pages one of the roles. */
export interface Need {
  anyOf: readonly Right[];
  roles?: readonly Role[];
}

export const isMet = (staff: Staff, { anyOf, roles }: Need): boolean =>
  anyOf.some((right) => staff.rights.includes(right)) && (roles?.includes(roleOf(staff)) ?? true);
