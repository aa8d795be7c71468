import { idOf } from '@shop/shop-rules';
import { SetMetadata, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { InvalidId } from '../http/validation/id-param.js';
import { NotFound } from '../http/problem.js';
import type { Principal } from '../http/principal.js';
import { msg } from '../i18n/message.js';

const OWNER_PARAM = 'owner-param';

/** The user id of the path must be the caller's; staff with access to the route pass. Other ids get 404. */
export const OwnerOnly = (parameter: string): MethodDecorator & ClassDecorator =>
  SetMetadata(OWNER_PARAM, parameter);

@Injectable()
export class OwnerGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const parameter = this.reflector.getAllAndOverride<string | undefined>(OWNER_PARAM, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!parameter) return true;
    const request = context.switchToHttp().getRequest<Request & { user?: Principal }>();
    const value = request.params[parameter];
    const id = idOf(typeof value === 'string' ? value : undefined);
    if (id === undefined) throw new InvalidId();
    const isOwner = request.user?.kind === 'staff' || request.user?.id === id;
    if (!isOwner) throw new NotFound(msg('account.notFound'));
    return true;
  }
}
