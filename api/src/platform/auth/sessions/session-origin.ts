import { randomBytes } from 'node:crypto';
import {
  createParamDecorator,
  Injectable,
  type ExecutionContext,
  type PipeTransform,
} from '@nestjs/common';
import type { Request } from 'express';
import { Env } from '../../config/env.js';
import { knownBrowser } from './cookies.js';

/** Longest user agent that is stored. */
const LONGEST_AGENT = 300;
const BROWSER_BYTES = 16;

/** Where a login comes from. */
export interface SessionOrigin {
  ip: string;
  userAgent: string | null;
  /** Value of the browser's cookie; a new one if it has none yet. */
  browser: string;
}

const RequestParam = createParamDecorator((_: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<Request>(),
);

@Injectable()
class OriginOf implements PipeTransform<Request, SessionOrigin> {
  constructor(private readonly env: Env) {}

  transform(request: Request): SessionOrigin {
    return {
      ip: request.ip ?? '',
      userAgent: request.get('user-agent')?.slice(0, LONGEST_AGENT) ?? null,
      browser: knownBrowser(this.env, request) ?? randomBytes(BROWSER_BYTES).toString('base64url'),
    };
  }
}

/** The origin of the request. */
export const Origin = (): ParameterDecorator => RequestParam(OriginOf);
