import { seesList, type ListName, type StaffRole } from '@shop/shop-rules';
import type { Principal } from '../../../platform/http/principal.js';

/** The role of a staff account; routes of lists admit no other. */
export const staffRoleOf = ({ role }: Principal): StaffRole => {
  if (role === 'shopper') throw new Error('Shoppers have no lists of the dashboard.');
  return role;
};

export const seenBy = (user: Principal, list: ListName): boolean =>
  seesList(list, staffRoleOf(user), user.rights);
