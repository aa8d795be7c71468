import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { FileStore, ByteRange, StoredFile } from './store/file-store.js';

interface Serving {
  type: string;
  /** How long a browser may cache it; more than an hour means immutable. */
  seconds: number;
  /** False for types that browsers cannot display: they download them. */
  shown: boolean;
}

/** Uploads never run scripts; any page may embed them. */
const HARMLESS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Sends a stored file with our own content type, whole or as a range, or 304. */
export const serveFile = async (
  store: FileStore,
  file: StoredFile,
  { type, seconds, shown }: Serving,
  request: Request,
  response: Response,
): Promise<void> => {
  response.set({ ETag: file.etag, 'Last-Modified': file.modified.toUTCString() });
  const cache = `public, max-age=${seconds}${seconds > 3600 ? ', immutable' : ''}`;
  if (request.fresh) return void response.status(304).set({ 'Cache-Control': cache }).end();
  const range = rangeOf(request, file);
  if (range === 'outside')
    return void response.status(416).set('Content-Range', `bytes */${file.size}`).end();
  const content = request.method === 'HEAD' ? undefined : await store.read(file.key, range);
  response.set({
    ...HARMLESS,
    'Content-Type': type,
    'Content-Length': String(range ? range.end - range.start + 1 : file.size),
    'Content-Disposition': shown ? 'inline' : 'attachment',
    'Cache-Control': cache,
    'Accept-Ranges': 'bytes',
  });
  if (range)
    response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
  if (!content) return void response.end();
  // A client that disconnects ends the stream; the response has begun, so there is nothing to report.
  await pipeline(content, response).catch(() => undefined);
};

/** The single range of the request; several ranges, or one of an older version, get the whole file. */
const rangeOf = (request: Request, file: StoredFile): ByteRange | 'outside' | undefined => {
  if (request.method === 'HEAD' || !isCurrent(request.get('if-range'), file)) return undefined;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.get('range') ?? '') ?? [];
  if (!first && !last) return undefined;
  const start = first ? Number(first) : Math.max(0, file.size - Number(last));
  const end = first && last ? Number(last) : file.size - 1;
  if (first && last && end < start) return undefined;
  return start < file.size ? { start, end: Math.min(end, file.size - 1) } : 'outside';
};

const isCurrent = (condition: string | undefined, { etag, modified }: StoredFile): boolean => {
  if (!condition) return true;
  return condition.includes('"') ? condition === etag : condition === modified.toUTCString();
};
