import { roleOfStaff, STAFF_ROLES } from '../accounts/roles.js';
import {
  canHave,
  holdersOf,
  isFixed,
  isRight,
  rightChanges,
  rightNames,
  RIGHTS,
  rightsOf,
} from './rights.js';

it.each(rightNames())('RIGHT-01 %s has a name and a description in both languages', (right) => {
  const { name, about } = RIGHTS[right];
  for (const { en, ar } of [name, about]) {
    expect(en).toMatch(/^[A-Z]/);
    expect(ar).toMatch(/[\u0621-\u064a]{2}/);
    expect(`${en}${ar}`).not.toContain('\n');
  }
  expect(holdersOf(right)).toContain('admin');
});

it('RIGHT-02 operations do all work on orders, without settings, accounts, catalogue and pausing', () => {
  const areas = new Set(rightsOf('ops').map((right) => RIGHTS[right].area));
  expect([...areas].sort()).toEqual(['monitoring', 'orders']);
  const missing = rightNames().filter(
    (right) =>
      ['orders', 'monitoring'].includes(RIGHTS[right].area) && !rightsOf('ops').includes(right),
  );
  expect(missing).toEqual([
    'orders.deleteNotes',
    'orders.payments',
    'analytics.view',
    'analytics.searches',
    'queues.pause',
  ]);
});

it('RIGHT-02 payments in review are decided by admins, and by operations only if they are given the right', () => {
  const holders = (changes = {}) =>
    STAFF_ROLES.filter((role) => rightsOf(role, changes).includes('orders.payments'));
  expect(holders()).toEqual(['admin']);
  expect(
    holders({ ops: { 'orders.payments': true }, vendor: { 'orders.payments': true } }),
  ).toEqual(['admin', 'ops']);
});

it('RIGHT-02 admins have every right, shoppers none', () => {
  expect(rightsOf('admin')).toEqual(rightNames());
  expect(rightsOf('shopper')).toEqual([]);
});

it('RIGHT-03 changes give and take rights, and those that equal the default are not stored', () => {
  const rights = rightsOf('ops', { ops: { 'orders.refund': false, 'queues.pause': true } });
  expect(rights).not.toContain('orders.refund');
  expect(rights).toContain('queues.pause');
  expect(rightChanges('ops', rights)).toEqual({ 'orders.refund': false, 'queues.pause': true });
  for (const role of STAFF_ROLES) expect(rightChanges(role, rightsOf(role))).toEqual({});
});

it('RIGHT-04 no change takes a fixed right from admins or gives a role what it cannot have', () => {
  const none = Object.fromEntries(rightNames().map((right) => [right, false]));
  const all = Object.fromEntries(rightNames().map((right) => [right, true]));
  expect(rightsOf('admin', { admin: none })).toEqual(['staff.manage', 'permissions.edit']);
  expect(isFixed('ops', 'staff.manage')).toBe(false);
  for (const role of STAFF_ROLES)
    expect(rightsOf(role, { [role]: all })).toEqual(
      rightNames().filter((right) => canHave(role, right)),
    );
  expect(new Set(rightsOf('vendor', { vendor: all }))).toEqual(
    new Set([...rightsOf('vendor'), 'translations.edit']),
  );
});

it('MUT-12 vendors have these rights, and no others without an admin', () => {
  expect(rightsOf('vendor')).toEqual([
    'orders.view',
    'analytics.view',
    'jobs.view',
    'products.edit',
    'products.delete',
    'categories.edit',
    'statements.view',
    'profiles.edit',
  ]);
});

it('MUT-12 operations can get every right but these', () => {
  expect(rightNames().filter((right) => !canHave('ops', right))).toEqual([
    'shoppers.data',
    'statements.edit',
    'profiles.edit',
    'staff.manage',
    'permissions.edit',
  ]);
});

it('MUT-12 a subadmin is a vendor, and each other account has the role of its name', () => {
  expect((['admin', 'ops', 'vendor', 'subadmin'] as const).map(roleOfStaff)).toEqual([
    ...STAFF_ROLES,
    'vendor',
  ]);
  expect(holdersOf('orders.view')).toEqual(['admin', 'ops', 'vendor']);
});

it('MUT-12 the names of rights are known, nothing else', () => {
  expect(['orders.view', 'orders', 'toString'].map(isRight)).toEqual([true, false, false]);
  expect([isFixed('admin', 'staff.manage'), isFixed('admin', 'orders.view')]).toEqual([
    true,
    false,
  ]);
});
