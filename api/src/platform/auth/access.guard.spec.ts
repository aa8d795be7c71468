import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import passport from 'passport';
import type { Env } from '../config/env.js';
import { TooManyRequests, type Forbidden } from '../http/problem.js';
import type { Principal } from '../http/principal.js';
import { msg } from '../i18n/message.js';
import {
  Confirmed,
  IDENTIFY,
  NEEDS,
  OwnAccount,
  Public,
  RequireRight,
  Roles,
  WHO,
} from './access.js';
import { AccessGuard } from './access.guard.js';
import type { RefusedCalls } from './refused-calls.js';
import { STAFF_COOKIE } from './sessions/cookies.js';
import type { SessionsService } from './sessions/sessions.service.js';

class Routes {
  @Public() open(): void {}
  @Public({ identify: true }) known(): void {}
  @Public({ identify: 'staff' }) knownStaff(): void {}
  @Public({ identify: true, right: 'orders.view' }) knownRight(): void {}
  @Roles('shopper') shopper(): void {}
  @Roles() none(): void {}
  @OwnAccount() own(): void {}
  @RequireRight('orders.refund') right(): void {}
  @RequireRight('orders.view', 'shopper') both(): void {}
  @Confirmed() @RequireRight('orders.refund') confirmed(): void {}
  @Confirmed() @RequireRight('orders.view', 'shopper') confirmedBoth(): void {}
  undeclared(): void {}
}
type Route = Exclude<keyof Routes, 'constructor'>;

const shopper: Principal = {
  kind: 'shopper',
  id: 7,
  role: 'shopper',
  rights: new Set(),
  sessionId: 's7',
  name: '',
  email: '',
  username: '',
};
const staff: Principal = {
  ...shopper,
  kind: 'staff',
  id: 1,
  role: 'ops',
  rights: new Set(['orders.view', 'orders.refund']),
  sessionId: 's1',
  staffType: 'ops',
  isConfirmed: true,
};

let user: Principal | Error | undefined;
let lookups: number;
let refused: string[];
let full: boolean;
beforeEach(() => {
  [user, lookups, refused, full] = [undefined, 0, [], false];
});
beforeAll(() => {
  passport.use('jwt', {
    authenticate(this: passport.StrategyCreated<passport.Strategy>) {
      lookups += 1;
      if (user instanceof Error) this.error(user);
      else if (user) this.success(user);
      else this.fail('none', 401);
    },
  });
});
afterAll(() => {
  passport.unuse('jwt');
});

const guard = new AccessGuard(
  new Reflector(),
  {
    isXsrfToken: (id: string, token: string | undefined) => token === `xsrf-${id}`,
  } as SessionsService,
  {
    check: () => (full ? Promise.reject(new TooManyRequests(1)) : Promise.resolve()),
    count: () => void refused.push('counted'),
  } as unknown as RefusedCalls,
  { ADMIN_URL: 'http://admin.localhost' } as Env,
);

interface Call {
  method?: string;
  bearer?: boolean;
  xsrf?: string;
}
const call = async (route: Route, { method = 'GET', bearer = false, xsrf }: Call = {}) => {
  const headers: Record<string, string | undefined> = {
    'x-xsrf-token': xsrf,
    ...(bearer && { authorization: 'Bearer x' }),
  };
  const cookies = user && !bearer ? { [STAFF_COOKIE]: 'token' } : {};
  const request: Record<string, unknown> = {
    method,
    cookies,
    get: (name: string) => headers[name],
  };
  const sent: string[] = [];
  const response = { setHeader: (...header: string[]) => void sent.push(...header) };
  const context = {
    getHandler: () => Routes.prototype[route],
    getClass: () => Routes,
    switchToHttp: () => ({ getRequest: () => request, getResponse: () => response }),
  } as unknown as ExecutionContext;
  const passed = await guard.canActivate(context).catch((error: unknown) => error);
  return { passed, user: request['user'] as Principal | false | undefined, sent };
};
const codeOf = async (route: Route, request?: Call) => {
  const { passed } = await call(route, request);
  return passed === true ? 'passed' : (passed as Forbidden).code;
};
const PRIVATE = ['Cache-Control', 'private, no-store'];

it('MUT-10 a route without a declaration refuses all callers', async () => {
  expect(await codeOf('undeclared')).toBe('unauthorized');
  for (user of [shopper, staff]) expect(await codeOf('undeclared')).toBe('forbidden');
  expect(refused).toHaveLength(3);
});

it('MUT-10 a public route looks up no caller unless it identifies the caller', async () => {
  user = staff;
  expect(await call('open')).toEqual({ passed: true, user: undefined, sent: [] });
  user = undefined;
  expect(await codeOf('known')).toBe('passed');
  expect(lookups).toBe(0);
  user = shopper;
  const known = await call('known', { bearer: true });
  expect(known).toEqual({ passed: true, user: shopper, sent: [] });
  expect((await call('knownStaff', { bearer: true })).user).toBeUndefined();
  expect((await call('open', { bearer: true })).user).toBeUndefined();
  expect(lookups).toBe(1);
});

it('MUT-10 a caller whose session has ended is a guest of a public route', async () => {
  for (const route of ['known', 'knownRight'] as const)
    expect(await call(route, { bearer: true })).toEqual({ passed: true, user: false, sent: [] });
});

it('MUT-10 what staff get of a public route is stored by no cache', async () => {
  user = staff;
  for (const route of ['known', 'knownStaff', 'knownRight'] as const)
    expect(await call(route)).toEqual({ passed: true, user: staff, sent: PRIVATE });
});

it('MUT-10 staff need the right of a public route, guests and shoppers do not', async () => {
  user = { ...staff, rights: new Set() };
  expect(await codeOf('knownRight')).toBe('right_missing');
  user = shopper;
  expect(await codeOf('knownRight', { bearer: true })).toBe('passed');
});

it('MUT-10 on a public route staff are guests until their account is set up', async () => {
  user = { ...staff, setup: 'password' };
  expect(await call('known')).toEqual({ passed: true, user: false, sent: [] });
  user = { ...staff, rights: new Set(), setup: 'password' };
  expect(await codeOf('knownRight')).toBe('passed');
});

it('MUT-10 a route of a role refuses guests and other roles, and its response is private', async () => {
  expect([await codeOf('shopper'), await codeOf('own')]).toEqual(['unauthorized', 'unauthorized']);
  user = shopper;
  expect(await call('shopper', { bearer: true })).toEqual({
    passed: true,
    user: shopper,
    sent: PRIVATE,
  });
  expect(await codeOf('right', { bearer: true })).toBe('forbidden');
  expect(await codeOf('none', { bearer: true })).toBe('forbidden');
  user = staff;
  expect(await codeOf('shopper')).toBe('forbidden');
  expect(await codeOf('own')).toBe('passed');
  expect(refused).toHaveLength(5);
});

it('MUT-10 a right is needed by staff, not by shoppers whose route it is too', async () => {
  user = staff;
  expect([await codeOf('right'), await codeOf('both')]).toEqual(['passed', 'passed']);
  user = { ...staff, rights: new Set(['orders.view']) };
  expect([await codeOf('right'), await codeOf('both')]).toEqual(['right_missing', 'passed']);
  user = { ...staff, role: 'vendor', rights: new Set(['orders.refund']) };
  expect(await codeOf('right')).toBe('forbidden');
  user = shopper;
  expect(await codeOf('both', { bearer: true })).toBe('passed');
});

it.each([
  ['password', 'password_change_required'],
  ['secondFactor', 'second_factor_required'],
] as const)(
  'MUT-10 staff who must set up %s first only reach their own account',
  async (setup, code) => {
    user = { ...staff, setup };
    expect([await codeOf('right'), await codeOf('own')]).toEqual([code, 'passed']);
  },
);

it('MUT-10 a confirmed session is needed where it is declared, by staff', async () => {
  user = { ...staff, isConfirmed: false };
  expect(await codeOf('confirmed')).toBe('reauthentication_required');
  expect(await codeOf('right')).toBe('passed');
  user = staff;
  expect(await codeOf('confirmed')).toBe('passed');
  user = shopper;
  expect(await codeOf('confirmedBoth', { bearer: true })).toBe('passed');
});

it('MUT-10 a write of staff needs the token of the page, a read and shoppers do not', async () => {
  user = staff;
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    expect(await codeOf('right', { method })).toBe('passed');
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    expect(await codeOf('right', { method })).toBe('forgery_refused');
    expect(await codeOf('known', { method, xsrf: 'xsrf-s2' })).toBe('forgery_refused');
    expect(await codeOf('right', { method, xsrf: 'xsrf-s1' })).toBe('passed');
  }
  user = shopper;
  expect(await codeOf('shopper', { method: 'POST', bearer: true })).toBe('passed');
});

it('MUT-10 a refusal says what is missing', async () => {
  const detailOf = async (as: Principal, method = 'GET') => {
    user = as;
    const { passed } = await call('confirmed', { method });
    return (passed as Forbidden).detail;
  };
  expect(await detailOf({ ...staff, setup: 'password' })).toEqual(msg('auth.passwordChangeNeeded'));
  expect(await detailOf({ ...staff, setup: 'secondFactor' })).toEqual(
    msg('auth.secondFactorNeeded'),
  );
  expect(await detailOf({ ...staff, rights: new Set() })).toEqual(
    msg('auth.rightMissing', { right: msg('right.orders.refund') }),
  );
  expect(await detailOf({ ...staff, isConfirmed: false })).toEqual(msg('auth.confirmNeeded'));
  expect(await detailOf(staff, 'POST')).toEqual(msg('auth.reloadPage'));
});

it.each([
  ['open', ['public'], false, ''],
  ['knownStaff', ['public'], 'staff', ''],
  ['knownRight', ['public'], true, 'orders.view'],
  ['shopper', ['shopper'], true, ''],
  ['own', ['admin', 'ops', 'vendor'], true, ''],
  ['right', ['admin', 'ops'], true, 'orders.refund'],
  ['both', ['shopper', 'admin', 'ops', 'vendor'], true, 'orders.view'],
] as const)(
  'MUT-10 the contract names the access of the route %s',
  (route, who, identify, right) => {
    expect(Reflect.getMetadata('swagger/apiExtension', Routes.prototype[route])).toEqual({
      [WHO]: who,
      [IDENTIFY]: identify,
      [NEEDS]: right,
    });
  },
);

it('MUT-10 a failed lookup is an error, not a missing session, and is not counted', async () => {
  user = new Error('no database');
  expect((await call('shopper')).passed).toBe(user);
  expect(refused).toEqual([]);
});

it('MUT-10 a caller with too many refused calls is not looked up', async () => {
  full = true;
  user = staff;
  expect(await codeOf('right')).toBe('too_many_requests');
  expect([lookups, refused]).toEqual([0, []]);
});
