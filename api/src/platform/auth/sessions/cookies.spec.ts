import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { loadEnv } from '../../config/env.js';
import { clearStaffCookies, setBrowserCookie, setStaffCookies } from './cookies.js';

/** Name and attributes of every cookie of a session, set and cleared. */
const cookiesOver = async (ADMIN_URL: string) => {
  const env = loadEnv({ ADMIN_URL });
  const app = express();
  app.get('/in', (_request, response) => {
    setStaffCookies(env, response, 'token', 'xsrf');
    setBrowserCookie(env, response, 'browser');
    response.end();
  });
  app.get('/out', (_request, response) => {
    clearStaffCookies(env, response);
    response.end();
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const read = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`)).headers.getSetCookie().map((cookie) => ({
      name: cookie.split('=')[0] ?? '',
      isCleared: cookie.includes('=; ') && cookie.includes('Expires=Thu, 01 Jan 1970'),
      attributes: cookie.split('; ').slice(1),
    }));
  try {
    return { set: await read('/in'), cleared: await read('/out') };
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

it('TRUST-51 over https every cookie has the prefix __Host- and what it demands', async () => {
  const { set, cleared } = await cookiesOver('https://admin.shop.example');
  expect(set.filter(({ isCleared }) => !isCleared).map(({ name }) => name)).toEqual([
    '__Host-liwan_staff',
    '__Host-XSRF-TOKEN',
    '__Host-liwan_browser',
  ]);
  for (const { attributes } of [...set, ...cleared]) {
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'Secure']));
    expect(attributes.some((each) => each.startsWith('Domain'))).toBe(false);
  }
  for (const { isCleared, attributes } of set)
    if (!isCleared) expect(attributes).toContain('SameSite=Strict');
});

it('TRUST-51 signing in and out over https clears the XSRF cookie of an earlier version', async () => {
  const { set, cleared } = await cookiesOver('https://admin.shop.example');
  const namesOf = (cookies: typeof set) =>
    cookies.filter(({ isCleared }) => isCleared).map(({ name }) => name);
  expect(namesOf(set)).toEqual(['XSRF-TOKEN']);
  expect(namesOf(cleared)).toEqual(['__Host-liwan_staff', '__Host-XSRF-TOKEN', 'XSRF-TOKEN']);
});

it('TRUST-51 without https, where browsers refuse the prefix, the names have none', async () => {
  const { set, cleared } = await cookiesOver('http://admin.localhost:4000');
  expect(set.map(({ name }) => name)).toEqual(['liwan_staff', 'XSRF-TOKEN', 'liwan_browser']);
  expect(set.some(({ isCleared }) => isCleared)).toBe(false);
  expect(cleared.map(({ name }) => name)).toEqual(['liwan_staff', 'XSRF-TOKEN']);
});
