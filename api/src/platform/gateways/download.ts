import { outboundFetch } from './outbound-fetch.js';

const MOST_REDIRECTS = 3;

/** A response; without bytes if there were more than the limit, or a redirect that is not followed. */
export interface Download {
  status: number;
  bytes?: Buffer;
}

/** The address of a redirect on the same host, with the same protocol or https. */
const redirectOf = (response: Response, from: URL): URL | undefined => {
  const location = response.headers.get('location');
  if (response.status < 300 || response.status > 399 || !location) return undefined;
  const to = new URL(location, from);
  const isSecure = to.protocol === from.protocol || to.protocol === 'https:';
  return to.hostname === from.hostname && isSecure ? to : undefined;
};

/** Stops reading after `limit` bytes. */
const bytesOf = async (response: Response, limit: number): Promise<Buffer | undefined> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    // Leaving the loop cancels the response.
    if (size > limit) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/** Downloads a file or text of a provider: at most `limit` bytes, and redirects only on the same host. */
export const download = async (
  url: string,
  {
    limit,
    ...init
  }: { limit: number; signal: AbortSignal; headers?: Readonly<Record<string, string>> },
): Promise<Download> => {
  let target: URL = new URL(url);
  for (let redirects = 0; ; redirects += 1) {
    const response = await outboundFetch(target, { ...init, redirect: 'manual' });
    const next = redirects < MOST_REDIRECTS ? redirectOf(response, target) : undefined;
    const { status } = response;
    if (!next) {
      const bytes = await bytesOf(response, limit);
      return bytes ? { status, bytes } : { status };
    }
    await response.body?.cancel();
    target = next;
  }
};
