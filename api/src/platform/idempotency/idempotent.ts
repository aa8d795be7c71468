import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { SigningKeys } from '../auth/sessions/signing-keys.js';
import { Conflict, InvalidInput } from '../http/problem.js';
import type { Principal } from '../http/principal.js';
import { msg, storedMessage, type StoredMessage } from '../i18n/message.js';
import { RequestKeysQueries, type RequestKey, type StoredRequest } from './request-keys.queries.js';

const KEY = /^[\x21-\x7e]{8,128}$/;
/** How long a repeated request waits for the first one; browsers give up after 15 s. */
const WAITS = { count: 40, ms: 200 };

const receivedFiles = ({ files }: Request): Express.Multer.File[] =>
  Array.isArray(files) ? files : Object.values(files ?? {}).flat();

const digestOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64url');
};

/** What a request asks for: its route, fields and files. */
const contentOf = async (request: Request): Promise<string> => {
  const files: string[][] = [];
  for (const { fieldname, path } of receivedFiles(request))
    files.push([fieldname, await digestOf(path)]);
  return JSON.stringify([request.method, request.path, request.body, files]);
};

/** Handles a request of staff once per key; a repeated one gets the response of the first. */
@Injectable()
export class IdempotentRequests implements NestInterceptor {
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
    if (!KEY.test(of.key)) throw new InvalidInput(msg('order.keyFormat'));
    const content = await contentOf(request);
    // Signed, because fields can contain a password that must not be guessed from a plain hash.
    const fingerprint = this.signing.sign(content);
    for (let waits = 0; !(await this.stored.claim(of, fingerprint)); waits += 1) {
      const first = await this.stored.find(of);
      if (first?.response) return this.repeated(first, content);
      if (first?.isInterrupted) {
        await this.stored.release(of);
        throw new Conflict('request_interrupted', msg('request.interrupted'));
      }
      if (waits === WAITS.count) throw new Conflict('request_running', msg('request.unfinished'));
      await pause(WAITS.ms);
    }
    const response = await this.handled(of, next);
    await this.stored.succeed(of, response);
    return response;
  }

  /** A request that failed has stored nothing, so it can be corrected and repeated with its key. */
  private async handled(of: RequestKey, next: CallHandler): Promise<unknown> {
    try {
      return await lastValueFrom(next.handle());
    } catch (error) {
      await this.stored.release(of);
      throw error;
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
      schema: { type: 'string' },
    }),
    UseInterceptors(IdempotentRequests),
  );
