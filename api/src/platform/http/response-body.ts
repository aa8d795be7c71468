import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import accepts from 'accepts';
import { LRUCache } from 'lru-cache';

/** By preference. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Fits into one packet without compression. */
export const ONE_PACKET = 1400;
const brotli = promisify(brotliCompress);
/** A window of n bits contains 2^n - 16 bytes. */
const WINDOW_GAP = 16;
const QUALITY = 4;
/** A window that contains the body compresses it as well as the default one of 4 MB, in two thirds of the time. */
const windowBits = (bytes: number): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + WINDOW_GAP))),
  );
const COMPRESS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: promisify(gzip),
};

export const compress = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  COMPRESS[encoding](body);

/** By the header of the request; browsers send few different ones. */
const acceptedEncodings = new LRUCache<string, readonly Encoding[], IncomingMessage>({
  max: 50,
  memoMethod: (_header, _stale, { context }) => {
    const accepted = accepts(context);
    return ENCODINGS.filter((one) => accepted.encoding([one]) === one);
  },
});

/** The compression for a body of this size, if any, among those offered. */
export const encodingFor = (
  request: IncomingMessage,
  bytes: number,
  offered: readonly Encoding[] = ENCODINGS,
): Encoding | undefined => {
  const header = request.headers['accept-encoding'];
  if (bytes < ONE_PACKET || typeof header !== 'string') return undefined;
  const accepted = acceptedEncodings.memo(header, { context: request });
  return accepted.find((one) => offered.includes(one));
};

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends 200 with a text, JSON by default; `headers` are names and values in turn. Node writes a short string together with its header. */
export const sendBody = (
  response: ServerResponse,
  body: Buffer | string,
  encoding: Encoding | undefined,
  headers: readonly string[],
  type = JSON_TYPE,
): void => {
  const head = [...headers, 'Content-Type', type];
  if (encoding) head.push('Content-Encoding', encoding);
  head.push('Content-Length', String(Buffer.byteLength(body)));
  response.writeHead(200, head).end(body);
};
