import { readFileSync } from 'node:fs';
import path from 'node:path';
import { newTally, traffic, orderRequest } from '../lib/shopper.mjs';
import { logInStaff } from '../lib/staff-login.mjs';

const PASSWORD = 'Demo-pass-1';
const ADMIN = { username: 'admin', password: 'Admin-pass-1' };

const fail = async (what, answer) => {
  throw new Error(`${what}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
};
/** Signs a demo shopper in. */
export const logIn = async (url, emailOrUsername) => {
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailOrUsername, password: PASSWORD }),
  });
  const { token, user } = answer.ok ? await answer.json() : await fail('users/login', answer);
  return { id: user.id, token };
};

/** Places orders of the shoppers in turn, `perSecond` a second, until stopped. */
export const ordering = (url, { buyers, products, perSecond }) => {
  const tally = newTally();
  const make = (count) =>
    orderRequest(buyers[count % buyers.length], [
      { productId: products[count % products.length], quantity: 1 },
    ]);
  return { tally, make, ...traffic(url, { perSecond, most: Infinity, make, tally }) };
};

/** Adds a brand with an icon as an admin; returns the name of the stored file. */
export const addBrand = async (url, picture) => {
  const headers = await logInStaff(url, ADMIN);
  const form = new globalThis.FormData();
  form.set('name', 'Restored');
  const type = `image/${path.extname(picture).slice(1)}`;
  form.set('icon', new globalThis.Blob([readFileSync(picture)], { type }), path.basename(picture));
  const added = await fetch(`${url}/api/brands/add`, { method: 'POST', headers, body: form });
  return added.ok ? (await added.json()).brand.icon : fail('brands/add', added);
};
