import { rightsOf, type Right } from '@shop/shop-rules';
import type { Staff } from '@/features/session/staff';

/** An account in API responses. */
type Account = Staff & Record<string, unknown>;

/** An account whose role lacks some rights or has others besides. */
export const withRights = (
  account: Account,
  { without = [], and = [] }: { without?: Right[]; and?: Right[] },
): Account => ({
  ...account,
  rights: [...account.rights.filter((right) => !without.includes(right)), ...and],
});

const account = { image: null, email: '', about: '', aboutAr: '' };
export const admin: Account = {
  ...account,
  id: 1,
  name: 'Huda',
  username: 'huda',
  type: 'admin',
  rights: rightsOf('admin'),
};
export const vendor: Account = {
  ...account,
  id: 101,
  name: 'Ghaf House',
  username: 'ghaf',
  type: 'subadmin',
  rights: rightsOf('vendor'),
};
export const ops: Account = {
  ...account,
  id: 3,
  name: 'Night shift',
  username: 'ops',
  type: 'ops',
  rights: rightsOf('ops'),
};
