import { JwtService } from '@nestjs/jwt';
import type { Request } from 'express';
import type { Env } from '../config/env.js';
import type { CallLimits } from '../rate-limit/call-limits.js';
import { LIMITS } from '../rate-limit/limits.js';
import { SpentLimits } from '../rate-limit/spent-limits.js';
import { counterName } from '../rate-limit/shared-limiter.js';
import { RefusedCalls } from './refused-calls.js';
import { STAFF_COOKIE } from './sessions/cookies.js';
import { SigningKeys } from './sessions/signing-keys.js';

const env = { JWT_SECRET: 'n'.repeat(40), ADMIN_URL: 'http://admin.localhost' } as Env;
const keys = new SigningKeys(env);
const jwt = new JwtService();
const tokenOf = (expiresIn: number, secret = keys.current.secret): string =>
  jwt.sign({ sid: 's' }, { secret, keyid: keys.current.id, expiresIn });
const ours = tokenOf(60);
const byAddress = 'ip:203.0.113.7';
const byToken = `token:${counterName(ours)}`;

let full: Set<string>;
let seen: string[];
beforeEach(() => {
  [full, seen] = [new Set(), []];
});
const refused = new RefusedCalls(
  {
    check: (limit: unknown, caller: string) => {
      expect(limit).toBe(LIMITS.refused);
      seen.push(caller);
      return full.has(caller) ? Promise.reject(new Error(caller)) : Promise.resolve();
    },
    count: (limit: unknown, caller: string) => {
      expect(limit).toBe(LIMITS.refused);
      seen.push(caller);
      return Promise.resolve();
    },
  } as unknown as CallLimits,
  env,
  jwt,
  keys,
  new SpentLimits(),
);
const from = (more: { bearer?: string; cookie?: string } = {}): Request =>
  ({
    ip: '203.0.113.7',
    headers: { ...(more.bearer && { authorization: `Bearer ${more.bearer}` }) },
    cookies: { ...(more.cookie && { [STAFF_COOKIE]: more.cookie }) },
  }) as unknown as Request;

it('MUT-18 counts a caller with a token of ours by it, others by address', async () => {
  for (const request of [from({ bearer: ours }), from({ cookie: ours })]) {
    seen = [];
    await refused.count(request);
    expect(seen).toEqual([byToken]);
  }
  const strange = [tokenOf(-1), tokenOf(60, 'x'.repeat(40)), jwt.sign({}, { secret: 'x' }), 'text'];
  for (const request of [from(), ...strange.map((bearer) => from({ bearer }))]) {
    seen = [];
    await refused.count(request);
    expect(seen).toEqual([byAddress]);
  }
});

it('MUT-18 checks both counters first, and then the one that counts', async () => {
  await refused.check(from({ bearer: ours }), false);
  expect(seen).toEqual([byAddress, byToken]);
  seen = [];
  await refused.check(from(), false);
  expect(seen).toEqual([byAddress]);
});

it('MUT-18 a full address does not stop a valid token, and a full token does not stop the address', async () => {
  full = new Set([byAddress]);
  await refused.check(from({ bearer: ours }), false);
  expect(seen).toEqual([byAddress, byToken, byToken]);
  await expect(refused.check(from(), false)).rejects.toThrow(byAddress);
  await expect(refused.check(from({ bearer: tokenOf(-1) }), false)).rejects.toThrow(byAddress);
  full = new Set([byToken]);
  await expect(refused.check(from({ bearer: ours }), false)).rejects.toThrow(byToken);
  await refused.check(from(), false);
});
