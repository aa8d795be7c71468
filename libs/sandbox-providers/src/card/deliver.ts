import type { ReturnFields } from './protocol/card-return.js';

const TIMEOUT_MS = 15_000;

/** The shop's response to a return that the sandbox posted. */
export interface Delivery {
  readonly url: string;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly location: string;
}

/** Posts a return without a browser; does not follow the redirect. */
export async function deliver(to: {
  readonly method: 'post' | 'get';
  readonly url: string;
  readonly fields: ReturnFields;
}): Promise<Delivery> {
  const body = new URLSearchParams(to.fields);
  const options: RequestInit = { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) };
  try {
    const response =
      to.method === 'post'
        ? await fetch(to.url, { ...options, method: 'POST', body })
        : await fetch(withQuery(to.url, to.fields), options);
    await response.arrayBuffer();
    const location = response.headers.get('location') ?? '';
    return { url: to.url, status: response.status, location };
  } catch {
    return { url: to.url, status: 0, location: '' };
  }
}

/** The return as a GET address. */
export function withQuery(address: string, fields: ReturnFields): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}
