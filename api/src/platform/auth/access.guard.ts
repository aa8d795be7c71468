import { Injectable, type ExecutionContext, type CanActivate } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { mayUse } from '@shop/shop-rules';
import type { Request, Response } from 'express';
import { Env } from '../config/env.js';
import { Forbidden, Unauthorized } from '../http/problem.js';
import { ACCESS, isConfirmedOnly, type Access } from './access.js';
import { staffToken } from './sessions/cookies.js';
import type { Principal, StaffSetup } from '../http/principal.js';
import { refuseUnconfirmed, refuseWithout } from './refusals.js';
import { RefusedCalls } from './refused-calls.js';
import { SessionsService } from './sessions/sessions.service.js';
import { msg } from '../i18n/message.js';

type IdentifiedRequest = Request & { user?: Principal | false };
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

@Injectable()
class Identify extends AuthGuard('jwt') {
  /** A failed lookup is not a missing session: a busy database ends no session. */
  override handleRequest<T>(error: unknown, user: T): T {
    if (error) throw error;
    return user;
  }
}

const setupNeeded = (setup: StaffSetup): Forbidden =>
  setup === 'password'
    ? new Forbidden(msg('auth.passwordChangeNeeded'), 'password_change_required')
    : new Forbidden(msg('auth.secondFactorNeeded'), 'second_factor_required');

/** The only guard: finds the caller, then checks the access that the route declares. Without a declaration it refuses. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly identify = new Identify();

  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionsService,
    private readonly refused: RefusedCalls,
    private readonly env: Env,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = context.switchToHttp().getRequest<IdentifiedRequest>();
    if (access?.public && !this.mayKnow(request, access.identify)) return true;
    await this.refused.check(request, access?.public === true);
    try {
      await this.admit(context, request, access);
    } catch (error) {
      if (error instanceof Unauthorized || error instanceof Forbidden)
        await this.refused.count(request);
      throw error;
    }
    // No cache stores what only this caller gets, not even that of the browser.
    if (request.user && (!access?.public || request.user.kind === 'staff'))
      context
        .switchToHttp()
        .getResponse<Response>()
        .setHeader('Cache-Control', 'private, no-store');
    return true;
  }

  private async admit(
    context: ExecutionContext,
    request: IdentifiedRequest,
    access: Access | undefined,
  ): Promise<void> {
    await this.identify.canActivate(context);
    const user = request.user || undefined;
    if (user?.kind === 'staff') this.refuseForgery(request, user);
    if (access?.public && user?.setup) {
      // A guest until the account is set up.
      request.user = false;
      return;
    }
    if (!access?.public) {
      if (!user) throw new Unauthorized();
      if (!access || !mayUse(user.role, access.roles)) throw new Forbidden();
      if (user.setup && !access.ownAccount) throw setupNeeded(user.setup);
    }
    if (user?.kind === 'staff' && access.right) refuseWithout(user, access.right);
    if (user?.kind === 'staff' && isConfirmedOnly(this.reflector, context)) refuseUnconfirmed(user);
  }

  /** Whether a public route needs to identify the caller; a request without a session costs no query. */
  private mayKnow(request: Request, identify: Access['identify']): boolean {
    if (request.get('authorization') !== undefined) return identify === true;
    return identify !== false && staffToken(this.env, request) !== null;
  }

  /** Browsers send cookies with requests of other sites, so a write also needs the token that only our pages can read. */
  private refuseForgery(request: Request, user: Principal): void {
    if (SAFE_METHODS.has(request.method)) return;
    if (!this.sessions.isXsrfToken(user.sessionId, request.get('x-xsrf-token')))
      throw new Forbidden(msg('auth.reloadPage'), 'forgery_refused');
  }
}
