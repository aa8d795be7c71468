import type { EntityManager } from 'typeorm';
import { hashPassword } from '../../../platform/auth/passwords.js';
import { demoRows } from './demo-files.js';
import { advanceSequence, insertRows } from './insert-rows.js';

const DEMO_PASSWORDS = {
  shoppers: 'Demo-pass-1',
  admin: 'Admin-pass-1',
  vendors: 'Vendor-pass-1',
  ops: 'Ops-pass-1',
} as const;

const HOUR_MS = 3_600_000;

/** Shoppers, vendors, the admin, ops and seller requests; accounts of one kind share a password and its hash. */
export const seedPeople = async (manager: EntityManager): Promise<void> => {
  const [shopper, admin, vendor, ops] = await Promise.all(
    Object.values(DEMO_PASSWORDS).map(hashPassword),
  );
  const shoppers = await demoRows('shoppers');
  await insertRows(
    manager,
    'users',
    shoppers.map(({ index, ...person }) => ({
      id: index,
      ...person,
      password_hash: shopper,
      locale: 'en',
      email_verified_at: new Date(),
      created_at: new Date(),
    })),
  );
  const vendors = await demoRows('vendors');
  const about = 'Runs the shop.';
  await insertRows(manager, 'staff', [
    { ...staff(1, 'Shop Admin', 'admin', admin), about },
    { ...staff(2, 'Operations', 'ops', ops), about: '' },
    ...vendors.map(({ id, name, username, email, about, aboutAr, image }) => ({
      ...staff(id, name, username, vendor),
      type: 'vendor',
      email,
      about,
      about_ar: aboutAr,
      image,
    })),
  ]);
  const sellers = await demoRows('sellers');
  await insertRows(
    manager,
    'seller_requests',
    sellers.map(({ hoursAgo, ...request }, index) => ({
      id: index + 1,
      ...request,
      created_at: new Date(Date.now() - Number(hoursAgo) * HOUR_MS),
    })),
  );
  await advanceSequence(manager, 'seller_requests');
  await advanceSequence(manager, 'users');
  await advanceSequence(manager, 'staff');
};

const staff = (id: unknown, name: unknown, username: unknown, hash: unknown) => ({
  id,
  name,
  username,
  email: `${String(username)}@liwan.example`,
  password_hash: hash,
  about: '',
  about_ar: '' as unknown,
  image: null as unknown,
  type: username === 'admin' ? 'admin' : 'ops',
  created_at: new Date(),
});
