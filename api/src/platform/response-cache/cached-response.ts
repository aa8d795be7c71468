import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import type { Scope } from './catalogue-changes.js';
import { ownBytes } from './own-bytes.js';
import {
  compress,
  encodingFor,
  JSON_TYPE,
  sendBody,
  type Encoding,
} from '../http/response-body.js';

/** A weak entity tag. */
export const tagOf = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url')}"`;

/** A cached response: its bytes, its entity tag, and compressed forms on demand. */
export class CachedResponse {
  readonly body: Buffer;
  readonly status = 200;
  private ownTag: string | undefined;
  private readonly compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(
    /** A text, or an earlier response with the same one. */
    content: string | Buffer | CachedResponse,
    /** What it depends on. */
    readonly scope: Scope | undefined,
    /** Called with the size of each new compressed form. */
    private readonly onGrown: (answer: CachedResponse, bytes: number) => void,
    private readonly type = JSON_TYPE,
  ) {
    if (content instanceof CachedResponse) {
      this.body = content.body;
      this.ownTag = content.tag;
      this.compressed = content.compressed;
      for (const form of Object.values(this.compressed)) this.countBytes(form);
      return;
    }
    this.body = ownBytes(content);
  }

  /** The entity tag. */
  get tag(): string {
    return (this.ownTag ??= tagOf(this.body));
  }

  get text(): string {
    return this.body.toString();
  }

  /**
   * Sends the bytes with the compression that the client accepts, or 304 if it has them; `headers` are names and
   * values in turn.
   */
  async send(
    request: IncomingMessage,
    response: ServerResponse,
    from: 'hit' | 'fwd=miss',
    headers: readonly string[] = [],
  ): Promise<void> {
    const head = [...headers, 'Cache-Control', 'public, no-cache', 'Cache-Status', `shop; ${from}`];
    head.push('ETag', this.tag, 'Vary', 'Accept-Encoding');
    if (fresh(request.headers, { etag: this.tag })) {
      response.writeHead(304, head).end();
      return;
    }
    const encoding = encodingFor(request, this.body.length);
    const bytes = encoding ? await this.compress(encoding) : this.body;
    sendBody(response, bytes, encoding, head, this.type);
  }

  private compress(encoding: Encoding): Promise<Buffer> {
    const existing = this.compressed[encoding];
    if (existing) return existing;
    const making = compress(this.body, encoding);
    this.compressed[encoding] = making;
    making.catch(() => delete this.compressed[encoding]);
    this.countBytes(making);
    return making;
  }

  private countBytes(form: Promise<Buffer>): void {
    form.then(
      ({ length }) => this.onGrown(this, length),
      () => undefined,
    );
  }
}
