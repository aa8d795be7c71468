import { applyDecorators, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import { holdersOf, RIGHTS, STAFF_ROLES, type Right, type Role } from '@shop/shop-rules';

export const ACCESS = 'access';
/** Extensions of an operation in the contract: its roles, the right of staff, and whether a public route reads the session. */
export const WHO = 'x-access';
export const NEEDS = 'x-right';
export const IDENTIFY = 'x-identify';

/** The access that a route declares: public, or these roles, of which staff need the right. */
export interface Access {
  public: boolean;
  /** A public route whose response depends on the caller; with `staff` shoppers count as guests. */
  identify: boolean | 'staff';
  roles: Role[];
  right?: Right;
  /** For every staff account, also one that must be set up first. */
  ownAccount?: boolean;
}

type Declaration = MethodDecorator & ClassDecorator;

const declare = (access: Access, words: string[]): Declaration =>
  applyDecorators(
    SetMetadata(ACCESS, access),
    ApiExtension(WHO, words),
    ApiExtension(IDENTIFY, access.identify),
    ApiExtension(NEEDS, access.right ?? ''),
  );

/** Public; with `identify` an existing session is read too, and staff need the right, if any. */
export const Public = (
  options: { identify?: boolean | 'staff'; right?: Right } = {},
): Declaration => {
  const { identify = false, right } = options;
  return declare({ public: true, identify, roles: [], ...(right && { right }) }, ['public']);
};

/** For shoppers, or for all staff whatever their rights. Routes of the dashboard declare a right. */
export const Roles = (...roles: Role[]): Declaration =>
  declare({ public: false, identify: true, roles }, roles);

/** For all staff and their own account, also while it must be set up before anything else. */
export const OwnAccount = (): Declaration =>
  declare({ public: false, identify: true, roles: [...STAFF_ROLES], ownAccount: true }, [
    ...STAFF_ROLES,
  ]);

const CONFIRMED = 'confirmed';
/** Also requires that the session has confirmed its password or second factor within the last 15 minutes. */
export const Confirmed = (): MethodDecorator & ClassDecorator => SetMetadata(CONFIRMED, true);
export const isConfirmedOnly = (reflector: Reflector, context: ExecutionContext): boolean =>
  reflector.getAllAndOverride<true | undefined>(CONFIRMED, [
    context.getHandler(),
    context.getClass(),
  ]) === true;

/** For staff with this right, and for shoppers if the route is also theirs. */
export const RequireRight = (right: Right, ...also: 'shopper'[]): Declaration =>
  declare({ public: false, identify: true, roles: [...also, ...holdersOf(right)], right }, [
    ...also,
    ...RIGHTS[right].roles,
  ]);
