import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { isInProcess } from '../http/in-process-call.js';
import { TooManyRequests } from '../http/problem.js';
import { bodyTypesOf } from '../http/body-type.guard.js';
import { CallLimits } from './call-limits.js';
import { callerAt } from './client-address.js';
import { LIMITS, type Limit } from './limits.js';
import { SpentLimits, rememberSpent } from './spent-limits.js';
import type { Principal } from '../http/principal.js';

const LIMIT = 'rate-limit';

/** A limit of the route instead of the default of its kind. */
export const RateLimit = (limit: Limit): MethodDecorator & ClassDecorator =>
  SetMetadata(LIMIT, limit);

/** Applies to every route. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: CallLimits,
    private readonly spent: SpentLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request & { user?: Principal | false }>();
    if (isInProcess(request)) return true;
    const limit = this.limitOf(request.method, context);
    const { user } = request;
    const caller = user ? `${user.kind}:${user.id}` : callerAt(request.ip);
    const account = limit.field ? accountOf(request, limit.field) : undefined;
    await Promise.all([
      this.countCaller(limit, caller, request),
      ...(account ? [this.limits.count(limit, `account:${account}`)] : []),
    ]);
    return true;
  }

  private async countCaller(
    limit: Limit,
    caller: string,
    request: Request & { user?: Principal | false },
  ): Promise<void> {
    try {
      await this.limits.count(limit, caller);
    } catch (error) {
      if (!request.user && error instanceof TooManyRequests)
        rememberSpent(this.spent, caller, request, error);
      throw error;
    }
  }

  private limitOf(method: string, context: ExecutionContext): Limit {
    const own = this.reflector.getAllAndOverride<Limit | undefined>(LIMIT, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (own) return own;
    if (method === 'GET' || method === 'HEAD') return LIMITS.read;
    const takesFiles = bodyTypesOf(this.reflector, context).includes('multipart/form-data');
    return takesFiles ? LIMITS.upload : LIMITS.write;
  }
}

const accountOf = (request: Request, field: string): string | undefined => {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null) return undefined;
  const value: unknown = Object.entries(body).find(([name]) => name === field)?.[1];
  return typeof value === 'string' ? value.trim().toLowerCase().slice(0, 200) : undefined;
};
