import type { IncomingHttpHeaders } from 'node:http';
import type { SandboxResponse } from './responses.js';

export interface SandboxRequest {
  readonly method: string;
  /** Path parameters. */
  readonly params: Record<string, string>;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** Origin of the request, for links back to this sandbox. */
  readonly origin: string;
  readonly body: string;
}

export interface Route {
  readonly method: 'GET' | 'POST';
  /** Matched case-insensitively, as by both providers. */
  readonly path: string;
  readonly handle: (request: SandboxRequest) => SandboxResponse | Promise<SandboxResponse>;
}

/** The route of a request with its path parameters. */
export function findRoute(routes: readonly Route[], method: string, path: string) {
  for (const route of routes) {
    if (route.method !== method) continue;
    const params = matchPath(route.path, path);
    if (params) return { route, params };
  }
  return undefined;
}

function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const parts = path.split('/');
  if (wanted.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = parts[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part.toLowerCase() !== value.toLowerCase()) return undefined;
  }
  return params;
}
