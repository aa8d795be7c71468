import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { Role } from '@shop/shop-rules';

export const ACCESS = 'access';
/** Extensions of an operation in the contract: its roles, and whether a public route reads the session. */
export const WHO = 'x-access';
export const IDENTIFY = 'x-identify';

/** The access that a route declares: public, or these roles. */
export interface Access {
  public: boolean;
  /** A public route whose response depends on the caller; with `staff` shoppers count as guests. */
  identify: boolean | 'staff';
  roles: Role[];
}

const declare = (access: Access, words: string[]): MethodDecorator & ClassDecorator =>
  applyDecorators(
    SetMetadata(ACCESS, access),
    ApiExtension(WHO, words),
    ApiExtension(IDENTIFY, access.identify),
  );

/** Public; with `identify` an existing session is read too. */
export const Public = (
  options: { identify?: boolean | 'staff' } = {},
): MethodDecorator & ClassDecorator =>
  declare({ public: true, identify: options.identify ?? false, roles: [] }, ['public']);

/** For these roles only. */
export const Roles = (...roles: Role[]): MethodDecorator & ClassDecorator =>
  declare({ public: false, identify: true, roles }, roles);
