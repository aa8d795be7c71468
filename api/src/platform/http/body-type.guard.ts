import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { UnsupportedType } from './problem.js';

/** Metadata of `@ApiConsumes`: the documented types are enforced. */
const CONSUMES = 'swagger/apiConsumes';
const JSON_ONLY = ['application/json'];
const WITHOUT_BODY = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Body types of a route: JSON by default. */
export const bodyTypesOf = (reflector: Reflector, context: ExecutionContext): string[] =>
  reflector.getAllAndOverride<string[] | undefined>(CONSUMES, [
    context.getHandler(),
    context.getClass(),
  ]) ?? JSON_ONLY;

const hasBody = (request: Request): boolean =>
  request.headers['transfer-encoding'] !== undefined ||
  Number(request.headers['content-length'] ?? 0) > 0;

/** A body of another type would not be parsed, and the call would fail later with a misleading error. */
@Injectable()
export class BodyTypeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (WITHOUT_BODY.has(request.method) || !hasBody(request)) return true;
    const types = bodyTypesOf(this.reflector, context);
    if (!request.is(types)) throw new UnsupportedType(types);
    return true;
  }
}
