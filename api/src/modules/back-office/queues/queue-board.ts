import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Queue } from 'bull';
import passport from 'passport';
import { Env } from '../../../platform/config/env.js';
import type { Principal } from '../../../platform/http/principal.js';
import { Forbidden, Unauthorized } from '../../../platform/http/problem.js';
import { RefusalLog } from '../../../platform/http/refusal-log.js';
import { requestIdOf } from '../../../platform/http/request-id.js';
import { JobQueues } from '../../../platform/queues/job-queues.js';
import { requestedLocale } from '../../../platform/i18n/requested-locale.js';
import { translate } from '../../../platform/i18n/translate.js';

const PATH = '/queues';
const READS = new Set(['GET', 'HEAD']);

/**
 * The queue dashboard at /queues of the admin host. Controller guards do not apply to middleware,
 * so it checks the right of the staff session itself. It is read-only: the dashboard's own page pauses queues
 * and retries work, with an audit record.
 */
export const mountQueueBoard = (app: NestExpressApplication): void => {
  let board: Promise<RequestHandler> | undefined;
  const env = app.get(Env);
  const adminHost = new URL(env.ADMIN_URL).hostname;
  const staffOnly = onlyStaff(env.ADMIN_URL, app.get(RefusalLog));
  app.use(PATH, (request: Request, response: Response, next: NextFunction) => {
    if (request.hostname !== adminHost) return next();
    return staffOnly(request, response, () => {
      allowOwnBase(response);
      board ??= loadBoard(app.get(JobQueues).all());
      board.then((router) => router(request, response, next)).catch(next);
    });
  });
};

/** Its libraries load with the first visit. */
const loadBoard = async (queues: Queue[]): Promise<RequestHandler> => {
  const { bullBoard } = await import('./bull-board.js');
  return bullBoard(PATH, queues);
};

/** The board's page sets a base address, which the shop's security policy forbids. */
const allowOwnBase = (response: Response): void => {
  const policy = response.getHeader('Content-Security-Policy');
  if (typeof policy === 'string')
    response.setHeader(
      'Content-Security-Policy',
      policy.replace(/base-uri 'none'/, "base-uri 'self'"),
    );
};

const onlyStaff =
  (adminUrl: string, refusals: RefusalLog): RequestHandler =>
  (request, response, next) => {
    const refuse = (error: Unauthorized | Forbidden, user?: Principal): void => {
      refusals.note({
        ...{ status: error.status, code: error.code, method: request.method, route: PATH },
        ...(user && { kind: user.kind, account: user.id }),
        requestId: requestIdOf(request),
      });
      const text = translate(error.detail, requestedLocale(request));
      response.status(error.status).json({ success: false, error: text, message: text });
    };
    const onAuthenticated = (error: unknown, user: Principal | false | undefined): void => {
      if (error) return next(error);
      response.setHeader('Cache-Control', 'no-store');
      if (
        user &&
        user.kind === 'staff' &&
        user.rights.has('queues.view') &&
        READS.has(request.method)
      )
        return next();
      if (user && user.kind === 'staff') return refuse(new Forbidden(), user);
      // A browser is sent to the login.
      const isPage = request.method === 'GET' && request.accepts(['json', 'html']) === 'html';
      if (isPage) return response.redirect(302, `${adminUrl}/`);
      return refuse(new Unauthorized(), user || undefined);
    };
    const identify: RequestHandler = passport.authenticate(
      'jwt',
      { session: false },
      onAuthenticated,
    );
    void identify(request, response, next);
  };
