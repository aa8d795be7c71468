import { Env } from '../../src/platform/config/env.js';
import { ACTORS, type Actor, type TestResponse, type World } from '../support/access-world.js';
import { pdfText } from '../support/pdf-text.js';

/** Passkeys have no secret on the server. */
const SECRET_KEYS = /pass(?!keys?$)(word|wd|phrase)?|hash|token|secret|merchant_?key|cvv|card_?no/i;
/** The secrets that responses may contain, for their owners: a session, and that of an authenticator app when it is set up. */
const SHOWN: Record<string, string> = {
  'POST /users/login': 'token',
  'POST /users/request-login-code': 'token',
  'POST /users/login-with-code': 'token',
  'POST /users/login/passkey': 'token',
  'POST /admin/account/second-factor': 'secret',
};

const keysOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(Array.isArray(value) ? [] : [key]),
    ...keysOf(inner),
    ...keysOf(parsed(inner)),
  ]);
};

/** Lists and orders are sent as JSON text inside JSON. */
const parsed = (text: unknown): unknown => {
  // Most texts are no JSON: an error for each of them would take most of the time of a check.
  if (typeof text !== 'string' || !/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Operation ids in a response to a vendor, who could open the public pages of orders with them. */
export const orderIdsIn = async (answer: TestResponse, { test }: World): Promise<string[]> => {
  const { text, bytes, headers } = answer;
  const isPdf = headers.get('content-type') === 'application/pdf';
  const texts = [text, isPdf ? await pdfText(bytes) : '', ...headers.values()];
  const orders: { id: string }[] = await test.db.query('select operation_id as id from orders');
  return orders.map(({ id }) => id).filter((id) => texts.some((each) => each.includes(id)));
};

/** Content of a response that the caller must not get: secrets, or contact data of other people. */
export const leaksOf = (
  { text, headers }: TestResponse,
  who: Actor,
  { people, test }: World,
  route: string,
): string[] => {
  const isJson = headers.get('content-type')?.includes('json') ?? false;
  const body: Record<string, unknown> = isJson ? JSON.parse(text) : {};
  // The fields of an error are messages by the name of the input.
  const keys = keysOf(Array.isArray(body) ? body : { ...body, fields: undefined });
  const env = test.app.get(Env);
  const values = ['$argon2', env.JWT_SECRET, env.CARD_MERCHANT_KEY, env.CARRIER_PASSWORD];
  const knowsPeople = who === 'admin' || who === 'ops';
  const others = knowsPeople ? [] : ACTORS.filter((each) => each !== who);
  const contacts = others.flatMap((each) => [people[each].email, people[each].phone]);
  return [
    ...keys.filter((key) => SECRET_KEYS.test(key) && SHOWN[route] !== key),
    ...[...values, ...contacts].filter((value) => value !== '' && text.includes(value)),
  ];
};
