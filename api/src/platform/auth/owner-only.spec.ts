import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { NotFound } from '../http/problem.js';
import { msg } from '../i18n/message.js';
import { OwnerGuard, OwnerOnly } from './owner-only.js';

class Routes {
  @OwnerOnly('id') own(): void {}
  any(): void {}
}
@OwnerOnly('user')
class OwnRoutes {
  all(): void {}
}
const guard = new OwnerGuard(new Reflector());
const call = (
  handler: () => void,
  params: Record<string, string | string[] | undefined>,
  user?: { kind: string; id: number },
  routes: typeof Routes | typeof OwnRoutes = Routes,
) => {
  const context = {
    getHandler: () => handler,
    getClass: () => routes,
    switchToHttp: () => ({ getRequest: () => ({ params, user }) }),
  } as unknown as ExecutionContext;
  try {
    return guard.canActivate(context);
  } catch (error) {
    return (error as NotFound).detail;
  }
};
const UNKNOWN = msg('account.notFound');
const { own, any } = Routes.prototype;
const shopper = { kind: 'shopper', id: 7 };

it('MUT-11 the path names the caller, or does not exist for them; staff pass', () => {
  expect(call(own, { id: '7' }, shopper)).toBe(true);
  expect(call(own, { id: '8' }, shopper)).toEqual(UNKNOWN);
  expect(call(own, { id: '7' })).toEqual(UNKNOWN);
  expect(call(own, { id: '8' }, { kind: 'staff', id: 7 })).toBe(true);
});

it('MUT-11 a path without a valid id is refused, a route without an owner is open', () => {
  const { all } = OwnRoutes.prototype;
  const invalid = call(own, { id: 'x' }, shopper);
  expect([true, UNKNOWN]).not.toContainEqual(invalid);
  for (const params of [{}, { id: ['7'] }, { id: '7x' }])
    expect(call(own, params, shopper)).toEqual(invalid);
  expect(call(any, { id: '8' }, shopper)).toBe(true);
  expect(call(all, { user: '8' }, shopper, OwnRoutes)).toEqual(UNKNOWN);
  expect(call(all, { user: '7' }, shopper, OwnRoutes)).toBe(true);
});
