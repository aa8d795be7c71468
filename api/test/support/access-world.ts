import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { request } from 'undici';
import { hashPassword } from '../../src/platform/auth/passwords.js';
import { SessionsService } from '../../src/platform/auth/sessions/sessions.service.js';
import { SignInToken } from '../../src/modules/people/staff/own-account/sign-in-token.js';
import { rowsOf } from './catalogue-rows.js';
import type { Route } from './running-routes.js';
import { BROWSER } from './passkeys.js';
import { secondFactorOf } from './second-factors.js';
import { TableChanges } from './table-changes.js';
import { startApp } from './test-app.js';

/** A guest, the owner of a shopper's rows and another shopper, the owner of a vendor's rows and another vendor, an admin, operations. */
export const ACTORS = ['guest', 'owner', 'stranger', 'vendor', 'rival', 'admin', 'ops'] as const;
export type Actor = (typeof ACTORS)[number];

export interface Person {
  id: number;
  email: string;
  phone: string;
  username: string;
}

/** A request besides method and route: path parameters, query, and one kind of body. */
export interface Call {
  path?: Record<string, string | number>;
  query?: string;
  json?: unknown;
  form?: Record<string, string>;
  multipart?: Record<string, string | Blob>;
  headers?: Record<string, string>;
}

export interface TestResponse {
  status: number;
  headers: Headers;
  text: string;
  bytes: Buffer;
}

export const PASSWORD = 'Correct-horse-7';
const STAFF = { vendor: 'vendor', rival: 'subadmin', admin: 'admin', ops: 'ops' } as const;
const unique = (): string => randomBytes(5).toString('hex');

/** The application with one account of each kind, and functions that create their rows. */
export const startWorld = async (env: Record<string, string> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'liwan-access-'));
  const test = await startApp({
    UPLOADS_DIR: folder,
    COD_ENABLED: 'true',
    LIMIT_FACTOR: '1000',
    TRUST_PROXY: '1',
    TIMEOUTS: JSON.stringify({ createShipmentTimeout: 100 }),
    ...env,
  });
  const rows = rowsOf(test);
  const sessions = test.app.get(SessionsService);
  const password_hash = await hashPassword(PASSWORD);
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();
  await writeFile(join(folder, 'photo.png'), picture);

  const shopper = async (): Promise<Person> => {
    const username = `shopper-${unique()}`;
    const phone = `+97150${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
    const person = { email: `${username}@example.com`, phone, username };
    const id = await rows.insert('users', {
      name: 'Layla Hassan',
      password_hash,
      email_verified_at: new Date(),
      ...person,
    });
    return { id, ...person };
  };
  const staff = async (type: string): Promise<Person> => {
    const username = `${type}-${unique()}`;
    const person = { email: `${username}@staff.example.com`, username };
    const id = await rows.insert('staff', { name: `The ${type}`, type, password_hash, ...person });
    return { id, phone: '', ...person };
  };

  const people: Record<Actor, Person> = {
    guest: { id: 0, email: '', phone: '', username: '' },
    owner: await shopper(),
    stranger: await shopper(),
    vendor: await staff(STAFF.vendor),
    rival: await staff(STAFF.rival),
    admin: await staff(STAFF.admin),
    ops: await staff(STAFF.ops),
  };
  /** Removes orders, their guests' rows and mails, and gives the world new shoppers. */
  const renewShoppers = async (): Promise<void> => {
    await test.db.query('truncate orders, stock_alerts, seller_requests, mails cascade');
    people.owner = await shopper();
    people.stranger = await shopper();
  };

  const category = await rows.category({ created_by: people.vendor.id });
  const product = (row: Record<string, unknown> = {}): Promise<number> =>
    rows.product({ category_id: category, vendor_id: people.vendor.id, stock: 1000, ...row });

  /** An order of the owner with one line of the vendor; paid by card in later states. */
  const order = async (
    state = 'cod_confirmed',
    method: 'cod' | 'card' = 'cod',
    paymentState = state === 'pending_payment' ? 'created' : 'captured',
  ) => {
    const opid =
      method === 'cod' ? String(10 ** 12 + Math.floor(Math.random() * 8e12)) : unique() + unique();
    const id = await rows.insert('orders', {
      operation_id: opid,
      user_id: people.owner.id,
      state,
      payment_method: method,
      cod_state: method === 'cod' ? 'due' : null,
      full_name: 'Layla Hassan',
      email: people.owner.email,
      phone: people.owner.phone,
      city: 'Dubai',
      area: 'Al Barsha',
      building: 'Palm House',
      subtotal_fils: 10_000,
      delivery_fee_fils: 2500,
      total_fils: 12_500,
      item_count: 1,
    });
    const lineId = await rows.insert('order_lines', {
      order_id: id,
      product_id: await product(),
      vendor_id: people.vendor.id,
      name: 'Plain Thing',
      quantity: 1,
      list_price_fils: 10_000,
      unit_price_fils: 10_000,
    });
    if (method === 'card')
      await rows.insert('payments', {
        order_id: id,
        order_no: unique(),
        state: paymentState,
        amount_fils: 12_500,
      });
    return { id, opid, lineId };
  };

  /** A cash order that was delivered and paid. */
  const deliveredOrder = async () => {
    const made = await order('delivered');
    // Placed a day ago, so that it does not count for the limits on new orders.
    await test.db.query(
      `update orders set cod_state = 'collected', created_at = now() - interval '1 day'
       where id = $1`,
      [made.id],
    );
    await rows.insert('order_events', {
      order_id: made.id,
      subject: 'order',
      event: 'delivered',
      from_state: 'shipped',
      to_state: 'delivered',
      actor: 'provider',
    });
    return made;
  };

  /** A return of such an order, with a picture. */
  const returnOf = async (state: string) => {
    const { id: orderId, lineId } = await deliveredOrder();
    const id = await rows.insert('returns', { order_id: orderId, state, reason: 'size' });
    const counted = state === 'received' ? 1 : null;
    await rows.insert('return_lines', {
      return_id: id,
      order_line_id: lineId,
      quantity: 1,
      received: counted,
      good: counted,
    });
    const file = '_photo.png';
    await writeFile(join(folder, file), picture);
    const pictureId = await rows.insert('return_pictures', { return_id: id, file });
    return { id, lineId, pictureId };
  };

  /** Adds a shipment with a label to the order. */
  const shipmentOf = async (orderId: number): Promise<string> => {
    const awb = `4${Math.floor(Math.random() * 1e9)}`;
    const id = await rows.insert('shipments', {
      order_id: orderId,
      reference: unique(),
      state: 'created',
      awb,
      person_name: 'Layla Hassan',
      email: people.owner.email,
      phone: people.owner.phone,
      line1: 'Palm House',
      city: 'Dubai',
    });
    await test.db.query('insert into shipment_labels (shipment_id, pdf) values ($1, $2)', [
      id,
      Buffer.from('%PDF-1.4'),
    ]);
    return awb;
  };

  /** A second factor of a staff account, active since a date or not yet; returns its next code. */
  const factor = async (who: Actor, activeSince: Date | null = null): Promise<string> => {
    const isStaff = who in STAFF;
    return secondFactorOf(test, people[isStaff ? who : 'admin'].id, activeSince);
  };

  /** The second step of a login. */
  const codeStep = async (): Promise<{ token: string; code: string }> => {
    const { id } = await staff('vendor');
    const code = await secondFactorOf(test, id, new Date());
    return { token: test.app.get(SignInToken).of(id, password_hash), code };
  };

  /** A new session for every call, because some calls end it. */
  const identify = async (who: Actor): Promise<Record<string, string>> => {
    if (who === 'guest') return {};
    const kind = who in STAFF ? 'staff' : 'shopper';
    const { id, token } = await sessions.open(kind, people[who].id);
    if (kind === 'shopper') return { Authorization: `Bearer ${token}` };
    return {
      Cookie: `liwan_staff=${token}; liwan_browser=${BROWSER}`,
      'X-XSRF-TOKEN': sessions.xsrfToken(id),
    };
  };

  const url = `${await test.app.getUrl()}/api`;
  const send = async (
    { method, path }: Pick<Route, 'method' | 'path'>,
    call: Call,
    headers: Record<string, string>,
  ): Promise<TestResponse> => {
    const filled = path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(call.path?.[name] ?? 1)),
    );
    const { type, body } = await bodyOf(call);
    const sent = { ...type, 'X-Forwarded-For': anyAddress(), ...headers, ...call.headers };
    return sendRequest(`${url}${filled}${call.query ? `?${call.query}` : ''}`, method, sent, body);
  };

  const tables = new TableChanges(test.databaseUrl);
  return {
    test,
    tables,
    rows,
    people,
    category,
    product,
    order,
    deliveredOrder,
    returnOf,
    shipmentOf,
    factor,
    codeStep,
    shopper,
    staff,
    renewShoppers,
    identify,
    send,
    unique,
    picture: () => new Blob([picture], { type: 'image/png' }),
    close: async (): Promise<void> => {
      await tables.close();
      await test.close();
      await rm(folder, { recursive: true });
    },
  };
};
export type World = Awaited<ReturnType<typeof startWorld>>;

/** A different address per call, so that no limit per address applies. */
const anyAddress = (): string => Array.from(randomBytes(4)).join('.');

const FILE_NAMES: Record<string, string> = {
  'image/png': 'photo.png',
  'video/webm': 'film.webm',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'products.xlsx',
};

type Body = string | Buffer;

const bodyOf = async ({
  json,
  form,
  multipart,
}: Call): Promise<{ type?: Record<string, string>; body?: Body }> => {
  if (form)
    return {
      type: { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' },
      body: new URLSearchParams(form).toString(),
    };
  if (json !== undefined)
    return {
      type: { 'Content-Type': 'application/json' },
      body: typeof json === 'string' ? json : JSON.stringify(json),
    };
  if (!multipart) return {};
  const body = new FormData();
  for (const [name, value] of Object.entries(multipart))
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, value, FILE_NAMES[value.type]);
  const encoded = new Response(body);
  return {
    type: { 'Content-Type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  };
};

/** Those of `fetch`, but with one encoding. */
const DEFAULT_HEADERS = {
  accept: '*/*',
  'accept-language': '*',
  'user-agent': 'node',
  'accept-encoding': 'gzip',
};

/** Like `fetch` without redirects, but takes less processor time. */
const sendRequest = async (
  url: string,
  method: string,
  headers: Record<string, string>,
  body: Body | undefined,
): Promise<TestResponse> => {
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  const answer = await request(url, {
    method,
    headers: { ...DEFAULT_HEADERS, ...Object.fromEntries(named) },
    body: body ?? null,
  });
  const received = Buffer.from(await answer.body.arrayBuffer());
  // The response to HEAD names the encoding of a body that it does not have.
  const isEncoded = received.length > 0 && answer.headers['content-encoding'] === 'gzip';
  const bytes = isEncoded ? gunzipSync(received) : received;
  const responseHeaders = Object.entries(answer.headers).flatMap(([name, value = '']) =>
    [value].flat().map((each): [string, string] => [name, each]),
  );
  return {
    status: answer.statusCode,
    headers: new Headers(responseHeaders),
    text: bytes.toString(),
    bytes,
  };
};

/**
 * Observes every table from now on: the result returns, once, the names of those that have changed. The time a session was
 * last used is ignored, and so are the columns of `counters`.
 */
export const observeTables = (
  { tables }: World,
  counters: Record<string, string[]> = {},
): Promise<() => Promise<string[]>> =>
  tables.observe((name) => ['last_seen_at', ...(counters[name] ?? [])]);
