import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Principal } from '../http/principal.js';

/** The caller of a guarded route; undefined for a guest on a public one. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): Principal | undefined =>
    context.switchToHttp().getRequest<Request & { user?: Principal }>().user || undefined,
);
