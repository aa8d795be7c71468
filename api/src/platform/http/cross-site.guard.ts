import {
  Injectable,
  SetMetadata,
  type CanActivate,
  type CustomDecorator,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Env } from '../config/env.js';
import { msg } from '../i18n/message.js';
import { Forbidden } from './problem.js';

const CROSS_SITE = 'cross-site';
/** A write that pages of other sites send by design, such as the form of the card provider. */
export const AllowCrossSite = (): CustomDecorator => SetMetadata(CROSS_SITE, true);

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Values of `Sec-Fetch-Site` for the page itself, and for the person who uses the browser. */
const OWN = new Set(['same-origin', 'none']);

/**
 * Refuses writes that a page of another origin sends, also those without a session: otherwise it could log a browser in to
 * an account of its own. Browsers say where a request comes from; clients that send neither header are no browsers.
 */
@Injectable()
export class CrossSiteGuard implements CanActivate {
  private readonly origins: Set<string>;

  constructor(
    private readonly reflector: Reflector,
    env: Env,
  ) {
    this.origins = new Set([env.SHOP_URL, env.ADMIN_URL].map((url) => new URL(url).origin));
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (SAFE_METHODS.has(request.method) || this.isOwn(request)) return true;
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<true | undefined>(CROSS_SITE, targets)) return true;
    throw new Forbidden(msg('auth.reloadPage'), 'cross_site_refused');
  }

  private isOwn(request: Request): boolean {
    const site = request.get('sec-fetch-site');
    if (site !== undefined && OWN.has(site)) return true;
    if (site === 'cross-site') return false;
    // Addresses without TLS get no `Sec-Fetch-Site`; a page of the same site may still be of another origin.
    const origin = request.get('origin');
    if (origin === undefined) return site === undefined;
    return this.origins.has(origin) || isHost(origin, request.get('host'));
  }
}

/** Whether the page was loaded from the host that is called, which may have more names than the settings. */
const isHost = (origin: string, host: string | undefined): boolean =>
  host !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
