import type { Staff } from '@/features/session/staff';

/** An account in API responses. */
type Account = Staff & Record<string, unknown>;

const account = { image: null, email: '', about: '' };
export const admin: Account = {
  ...account,
  id: 1,
  name: 'Huda',
  username: 'huda',
  type: 'admin',
};
export const vendor: Account = {
  ...account,
  id: 101,
  name: 'Ghaf House',
  username: 'ghaf',
  type: 'subadmin',
};
export const ops: Account = {
  ...account,
  id: 3,
  name: 'Night shift',
  username: 'ops',
  type: 'ops',
};
