import { jest } from '@jest/globals';
import { request as raw } from 'undici';
import { LIMITS } from '../../src/platform/rate-limit/limits.js';
import { rowsOf, staffSessionOf } from '../support/catalogue-rows.js';
import { startOrderShop, type OrderShop } from '../support/order-shop.js';

let shop: OrderShop;
let origin = '';
beforeAll(async () => {
  shop = await startOrderShop({ worker: false, env: { LIMIT_FACTOR: '5' } });
  origin = await shop.test.app.getUrl();
});
afterAll(() => shop.close());

const CASH = '/api/checkout/cod';
const CARD = '/api/sendData';
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const ADDRESS = {
  fullName: 'Layla Hassan',
  phone: '0501234567',
  city: 'Dubai',
  area: 'Al Barsha',
  building: 'Palm House',
};

/** Requests that all routes are searched for. */
const searched = () => {
  const express: object = shop.test.app.getHttpAdapter().getInstance();
  const router: { handle(...call: unknown[]): void } = Reflect.get(express, 'router');
  return jest.spyOn(router, 'handle');
};

/** A response as received, without what always differs. */
const post = async (path: string, body: string, headers: Record<string, string>) => {
  const answer = await raw(`${origin}${path}`, { method: 'POST', body, headers });
  const { 'x-request-id': requestId, ...rest } = answer.headers;
  delete rest['date'];
  const text = (await answer.body.text()).replaceAll(String(requestId), 'request id');
  return { status: answer.statusCode, headers: rest, body: text };
};

/** The response of the short route; with a query, all routes are searched, and the response must be the same. */
const fromBoth = async (path: string, body: string, headers: Record<string, string>) => {
  const search = searched();
  const short = await post(path, body, headers);
  expect(search).not.toHaveBeenCalled();
  expect(await post(`${path}?long`, body, headers)).toEqual(short);
  expect(search).toHaveBeenCalledTimes(1);
  search.mockRestore();
  return short;
};

const order = async () => {
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  return { lines, json: JSON.stringify({ lines, address: ADDRESS }) };
};
const signedIn = async () => ({ authorization: `Bearer ${(await shop.shopper()).token}` });

it('FAST-10 orders skip the search among all routes', async () => {
  const search = searched();
  const { lines, json } = await order();
  const cash = await post(CASH, json, { ...JSON_TYPE, ...(await signedIn()) });
  const { city, ...address } = ADDRESS;
  const form = new URLSearchParams({ lines: JSON.stringify(lines), ...address, ship_city: city });
  const card = await post(CARD, String(form), { ...FORM_TYPE, ...(await signedIn()) });
  expect([cash.status, card.status]).toEqual([201, 200]);
  expect(search).not.toHaveBeenCalled();
  search.mockRestore();
});

it('FAST-10 a repeated order gets the same response with and without the search', async () => {
  const { json } = await order();
  const headers = {
    ...JSON_TYPE,
    ...(await signedIn()),
    'idempotency-key': 'one-order-of-a-shopper',
  };
  await post(CASH, json, headers);
  const { status, headers: received } = await fromBoth(CASH, json, headers);
  expect(status).toBe(201);
  expect(received).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
});

it.each([
  ['without a session', 401, {}],
  ['with a token that is none', 401, { authorization: 'Bearer none' }],
])('FAST-10 an order %s is refused as by any route', async (_, status, headers) => {
  const { json } = await order();
  expect(await fromBoth(CASH, json, { ...JSON_TYPE, ...headers })).toMatchObject({ status });
  expect(await fromBoth(CARD, 'lines=[]', { ...FORM_TYPE, ...headers })).toMatchObject({ status });
});

it('FAST-10 staff get 403, with and without the token against forgery', async () => {
  const { json } = await order();
  await rowsOf(shop.test).staff('admin');
  const staff = await staffSessionOf(shop.test, 'admin');
  const cookie = { ...JSON_TYPE, cookie: staff.cookie };
  const forged = await fromBoth(CASH, json, cookie);
  expect(JSON.parse(forged.body)).toMatchObject({ code: 'forgery_refused' });
  const refused = await fromBoth(CASH, json, { ...cookie, 'x-xsrf-token': staff.xsrf });
  expect(JSON.parse(refused.body)).toMatchObject({ code: 'forbidden' });
});

it.each([
  ['of another type', 415, 'text/plain', '{}'],
  ['that is no JSON', 400, 'application/json', '{"lines":'],
  ['that is no object', 400, 'application/json', '[]'],
  ['in an unknown charset', 415, 'application/json; charset=utf-1', '{}'],
  ['that is too large', 413, 'application/json', JSON.stringify('x'.repeat(300 * 1024))],
  ['with an unknown field', 400, 'application/json', '{"price":1}'],
])('FAST-10 a body %s is refused as by any route', async (_, status, type, body) => {
  const headers = { 'content-type': type, ...(await signedIn()), 'accept-language': 'ar' };
  const refused = await fromBoth(CASH, body, headers);
  expect(refused).toMatchObject({ status, headers: { 'content-language': 'ar' } });
});

it('FAST-10 short routes count the calls of an account as any route', async () => {
  const headers = { ...JSON_TYPE, ...(await signedIn()) };
  const { json } = await order();
  const refused = JSON.stringify({ ...JSON.parse(json), address: { ...ADDRESS, city: 'Nowhere' } });
  const statuses: number[] = [];
  // With the factor of this application.
  for (let call = 0; call < LIMITS.payment.points * 5 + 1; call += 1)
    statuses.push((await post(call % 2 ? CASH : `${CASH}?long`, refused, headers)).status);
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([400]));
  expect(statuses.at(-1)).toBe(429);
});
