import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import accepts from 'accepts';

/** By preference. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Fits into one packet without compression. */
export const ONE_PACKET = 1400;
const brotli = promisify(brotliCompress);
const COMPRESS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify(gzip),
};

export const compress = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  COMPRESS[encoding](body);

/** The compression for a body of this size, if any. */
export const encodingFor = (request: IncomingMessage, bytes: number): Encoding | undefined => {
  if (bytes < ONE_PACKET || request.headers['accept-encoding'] === undefined) return undefined;
  const accepted = accepts(request);
  return ENCODINGS.find((one) => accepted.encoding([one]) === one);
};

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends 200 with a text, JSON by default; `headers` are names and values in turn. */
export const sendBody = (
  response: ServerResponse,
  bytes: Buffer,
  encoding: Encoding | undefined,
  headers: readonly string[],
  type = JSON_TYPE,
): void => {
  const head = [...headers, 'Content-Type', type];
  if (encoding) head.push('Content-Encoding', encoding);
  head.push('Content-Length', String(bytes.length));
  response.writeHead(200, head).end(bytes);
};
