import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** In the order we prefer them. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Bytes that travel in one packet anyway. */
export const ONE_PACKET = 1400;
const brotli = promisify(brotliCompress);
const COMPRESS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify(gzip),
};

/** The finished answer of a public read: its bytes, its entity tag, and compressed forms once somebody takes them. */
export class Answer {
  readonly body: Buffer;
  private readonly tag: string;
  private readonly compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(
    text: string,
    /** Told how many bytes a new compressed form adds. */
    private readonly onGrown: (answer: Answer, bytes: number) => void,
  ) {
    // Memory of its own: a slice of the shared pool would keep the whole pool alive.
    this.body = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
    this.body.write(text);
    this.tag = `W/"${createHash('sha1').update(this.body).digest('base64url')}"`;
  }

  /** Answers with the bytes, compressed as the caller takes them, or with 304 when the caller has them. */
  async send(request: Request, response: Response, from: 'hit' | 'fwd=miss'): Promise<void> {
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Cache-Control', 'public, no-cache');
    response.setHeader('Cache-Status', `shop; ${from}`);
    response.setHeader('ETag', this.tag);
    response.setHeader('Vary', 'Accept-Encoding');
    if (request.fresh) {
      response.removeHeader('Content-Type');
      response.statusCode = 304;
      response.end();
      return;
    }
    const encoding = this.body.length < ONE_PACKET ? undefined : encodingFor(request);
    const bytes = encoding ? await this.compress(encoding) : this.body;
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', bytes.length);
    response.end(bytes);
  }

  private compress(encoding: Encoding): Promise<Buffer> {
    const known = this.compressed[encoding];
    if (known) return known;
    const making = COMPRESS[encoding](this.body);
    this.compressed[encoding] = making;
    making.then(
      ({ length }) => this.onGrown(this, length),
      () => delete this.compressed[encoding],
    );
    return making;
  }
}

const encodingFor = (request: Request): Encoding | undefined =>
  request.headers['accept-encoding'] === undefined
    ? undefined
    : ENCODINGS.find((encoding) => request.acceptsEncodings(encoding) === encoding);
