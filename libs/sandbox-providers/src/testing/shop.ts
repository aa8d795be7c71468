import { html } from '../http/responses.js';
import type { SandboxRequest } from '../http/routes.js';
import { listen } from '../http/sandbox-server.js';

interface SeenReturn {
  readonly path: string;
  readonly method: string;
  readonly fields: URLSearchParams;
}

/** A fake shop that records the returns. */
export async function startShop() {
  const returns: SeenReturn[] = [];
  const note = (path: string) => (request: SandboxRequest) => {
    const { method, query, body } = request;
    returns.push({ path, method, fields: method === 'GET' ? query : new URLSearchParams(body) });
    return html('noted');
  };
  const routes = (['/success', '/failure'] as const).flatMap((path) => [
    { method: 'GET' as const, path, handle: note(path) },
    { method: 'POST' as const, path, handle: note(path) },
  ]);
  const server = await listen({ name: 'shop', port: 0, host: '127.0.0.1', routes });
  return { url: server.url, returns, close: server.close };
}
