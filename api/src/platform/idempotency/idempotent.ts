import { setTimeout as pause } from 'node:timers/promises';
import {
  applyDecorators,
  HttpException,
  Injectable,
  Logger,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { SigningKeys } from '../auth/sessions/signing-keys.js';
import { digestOf } from '../files/digest-of.js';
import { arrivedFiles } from '../files/receive-files.js';
import { Conflict, ShopError } from '../http/problem.js';
import { asShopError } from '../http/problem.filter.js';
import type { Principal } from '../http/principal.js';
import { msg, storedMessage, type StoredMessage } from '../i18n/message.js';
import { checkKey, KEY_LENGTH } from './check-key.js';
import { RequestKeysQueries, type RequestKey, type StoredRequest } from './request-keys.queries.js';

/** How long a repeated request waits for the first one; browsers give up after 15 s. */
const WAITS = { count: 40, ms: 200 };

/** What a request asks for: its route, fields and files. */
const contentOf = async (request: Request): Promise<string> => {
  const files: string[][] = [];
  for (const { fieldname, path } of arrivedFiles(request))
    files.push([fieldname, (await digestOf(path)).toString('base64url')]);
  return JSON.stringify([request.method, request.path, request.body, files]);
};

/**
 * Whether a failed request is known to have stored nothing. The shop's own errors precede the row; other failures may
 * be those of a commit, or follow it.
 */
const hasStoredNothing = (error: unknown): boolean => {
  if (error instanceof ShopError) return true;
  const status = error instanceof HttpException ? error.getStatus() : asShopError(error)?.status;
  return status !== undefined && status < 500;
};

/** Handles a request of staff once per key; a repeated one gets the response of the first. */
@Injectable()
export class IdempotentRequests implements NestInterceptor {
  private readonly logger = new Logger('Idempotency');

  constructor(
    private readonly stored: RequestKeysQueries,
    private readonly signing: SigningKeys,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request & { user: Principal }>();
    const key = request.get('idempotency-key');
    if (key === undefined) return next.handle();
    return from(this.once({ staffId: request.user.id, key }, request, next));
  }

  private async once(of: RequestKey, request: Request, next: CallHandler): Promise<unknown> {
    checkKey(of.key);
    const content = await contentOf(request);
    // Signed, because fields can contain a password that must not be guessed from a plain hash.
    const fingerprint = this.signing.sign(content);
    for (let waits = 0; !(await this.stored.claim(of, fingerprint)); waits += 1) {
      const first = await this.stored.find(of);
      if (first?.response) return this.repeated(first, content);
      if (first?.isInterrupted) {
        await this.stored.forgetInterrupted(of);
        throw new Conflict('request_interrupted', msg('request.interrupted'));
      }
      if (waits === WAITS.count) throw new Conflict('request_running', msg('request.unfinished'));
      await pause(WAITS.ms);
    }
    return this.handled(of, next);
  }

  /** A refused request can be corrected and repeated with its key. */
  private async handled(of: RequestKey, next: CallHandler): Promise<unknown> {
    try {
      const response: unknown = await lastValueFrom(next.handle());
      await this.stored.succeed(of, response).catch((cause: unknown) => {
        throw new Error('The response was not stored.', { cause });
      });
      return response;
    } catch (error) {
      await this.failed(of, !hasStoredNothing(error));
      throw error;
    }
  }

  /** If this fails too, the key counts as that of an interrupted request after five minutes. */
  private async failed(of: RequestKey, mayHaveStored: boolean): Promise<void> {
    try {
      await (mayHaveStored ? this.stored.interrupt(of) : this.stored.release(of));
    } catch (error) {
      this.logger.warn(String(error));
    }
  }

  private repeated({ response, fingerprint }: StoredRequest, content: string) {
    if (!this.signing.isSignature(content, fingerprint))
      throw new Conflict('key_reused', msg('request.keyReused'));
    const { message, ...rest } = response as { message: StoredMessage };
    return { message: storedMessage(message), ...rest };
  }
}

/**
 * Adds once per `Idempotency-Key` and account, for a day. Stands above `@ReceiveFiles`, whose interceptors run first:
 * the files belong to what is compared.
 */
export const Idempotent = (): MethodDecorator =>
  applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description:
        'Repeating the request with its key within a day returns the first response; another request with it is refused with 409 `key_reused`.',
      schema: { type: 'string', ...KEY_LENGTH },
    }),
    UseInterceptors(IdempotentRequests),
  );
