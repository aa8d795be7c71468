import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { SandboxResponse } from './responses.js';
import { findRoute, type Route, type SandboxRequest } from './routes.js';

const BODY_LIMIT = 512 * 1024;

interface ListenOptions {
  readonly name: string;
  readonly port: number;
  readonly host: string;
  readonly routes: readonly Route[];
  readonly log?: (line: string) => void;
}

/** A running sandbox. */
export interface RunningServer {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Starts a local HTTP server for the routes; port 0 for a free one. */
export async function listen(options: ListenOptions): Promise<RunningServer> {
  if (!isLoopback(options.host)) {
    throw new Error(`The ${options.name} only listens on this machine, not on ${options.host}.`);
  }
  const server = createServer((request, response) => {
    void serve(request, response, options);
  });
  await bind(server, options);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  const shown = options.host.includes(':') ? `[${options.host}]` : options.host;
  return { url: `http://${shown}:${port}`, port, close: () => stop(server) };
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || host.startsWith('127.');

function bind(server: Server, { name, port, host }: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} is taken; the ${name} cannot start.`) : error);
    });
    server.listen(port, host, resolve);
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function serve(request: IncomingMessage, response: ServerResponse, options: ListenOptions) {
  try {
    const answer = await answerTo(request, options.routes);
    options.log?.(`${request.method} ${request.url?.split('?')[0]} ${describe(answer)}`);
    send(request, response, answer);
  } catch (error) {
    options.log?.(`${request.method} ${request.url?.split('?')[0]} ${String(error)}`);
    if (response.headersSent || request.socket.destroyed) return;
    send(request, response, { status: 500, headers: {}, body: 'The sandbox failed.' });
  }
}

const describe = (answer: SandboxResponse) => (answer === 'reset' ? 'reset' : answer.status);

async function answerTo(request: IncomingMessage, routes: readonly Route[]) {
  const url = new URL(request.url ?? '/', 'http://sandbox');
  const method = request.method ?? 'GET';
  const found = findRoute(routes, method, url.pathname);
  const body = await readBody(request);
  if (body === undefined) return { status: 413, headers: {}, body: 'The body is too large.' };
  if (!found) return { status: 404, headers: {}, body: 'The sandbox has no such call.' };
  const parsed: SandboxRequest = {
    method,
    params: found.params,
    query: url.searchParams,
    headers: request.headers,
    origin: `http://${request.headers.host ?? 'localhost'}`,
    body,
  };
  return found.route.handle(parsed);
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size <= BODY_LIMIT) chunks.push(bytes);
  }
  return size > BODY_LIMIT ? undefined : Buffer.concat(chunks).toString('utf8');
}

function send(request: IncomingMessage, response: ServerResponse, answer: SandboxResponse) {
  if (answer === 'reset') {
    request.socket.resetAndDestroy();
    return;
  }
  response.writeHead(answer.status, {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...answer.headers,
  });
  response.end(answer.body);
}
