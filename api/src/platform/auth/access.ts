import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { Role } from '@shop/shop-rules';

export const ACCESS = 'access';
/** Extensions of an operation in the contract: who may call it, and whether a public one reads the session. */
export const WHO = 'x-access';
export const IDENTIFY = 'x-identify';

/** What a route declares: everybody, or these roles. */
export interface Access {
  public: boolean;
  /** A public route that answers otherwise to a known caller; with `staff` shoppers count as visitors. */
  identify: boolean | 'staff';
  roles: Role[];
}

const declare = (access: Access, words: string[]): MethodDecorator & ClassDecorator =>
  applyDecorators(
    SetMetadata(ACCESS, access),
    ApiExtension(WHO, words),
    ApiExtension(IDENTIFY, access.identify),
  );

/** Everybody may call this; with `identify` a session, when there is one, is read as well. */
export const Public = (
  options: { identify?: boolean | 'staff' } = {},
): MethodDecorator & ClassDecorator =>
  declare({ public: true, identify: options.identify ?? false, roles: [] }, ['public']);

/** Only these roles may call this. */
export const Roles = (...roles: Role[]): MethodDecorator & ClassDecorator =>
  declare({ public: false, identify: true, roles }, roles);
