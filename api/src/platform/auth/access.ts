import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { holdersOf, RIGHTS, type Right, type Role } from '@shop/shop-rules';

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

/** For staff with this right, and for shoppers if the route is also theirs. */
export const RequireRight = (right: Right, ...also: 'shopper'[]): Declaration =>
  declare({ public: false, identify: true, roles: [...also, ...holdersOf(right)], right }, [
    ...also,
    ...RIGHTS[right].roles,
  ]);
