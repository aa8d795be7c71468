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

/** A cached response: its bytes, its entity tag, and compressed forms on demand. */
export class CachedResponse {
  readonly body: Buffer;
  private readonly tag: string;
  private readonly compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(
    text: string | Buffer,
    /** What it depends on. */
    readonly scope: Scope | undefined,
    /** Called with the size of each new compressed form. */
    private readonly onGrown: (answer: CachedResponse, bytes: number) => void,
    private readonly type = JSON_TYPE,
  ) {
    this.body = ownBytes(text);
    this.tag = `W/"${createHash('sha1').update(this.body).digest('base64url')}"`;
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
    making.then(
      ({ length }) => this.onGrown(this, length),
      () => delete this.compressed[encoding],
    );
    return making;
  }
}
