import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { mailboxPage } from './mailbox.page.js';
import type { MessageStore } from './message-store.js';
import { summaryOf } from './message.js';

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
const LINKS_OPEN_OUTSIDE = '<base target="_blank">';

const pagePolicy = (nonce: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; frame-src 'self'`;

const send = (res: ServerResponse, status: number, type: string, body: string): void => {
  res.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  res.end(body);
};

const json = (res: ServerResponse, status: number, value: unknown): void =>
  send(res, status, 'application/json', JSON.stringify(value));

const answerPage = (res: ServerResponse): void => {
  const nonce = randomBytes(16).toString('base64');
  res.setHeader('content-security-policy', pagePolicy(nonce));
  send(res, 200, 'text/html', mailboxPage(nonce));
};

const answerList = async (
  store: MessageStore,
  method: string,
  url: URL,
  res: ServerResponse,
): Promise<void> => {
  if (method === 'DELETE') {
    store.clear();
    return json(res, 200, []);
  }
  const messages = await store.list(url.searchParams.get('to') ?? undefined);
  json(res, 200, messages.map(summaryOf));
};

const answerHtml = async (store: MessageStore, id: string, res: ServerResponse): Promise<void> => {
  const message = await store.find(id);
  res.setHeader('content-security-policy', MAIL_POLICY);
  send(
    res,
    message ? 200 : 404,
    'text/html',
    LINKS_OPEN_OUTSIDE + (message?.html ?? 'No such mail.'),
  );
};

const route = async (
  store: MessageStore,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> => {
  // Prevents DNS rebinding: a foreign page could point its host name at this machine.
  if (!LOCAL_HOST.test(req.headers.host ?? '')) return json(res, 403, { error: 'Local use only.' });
  const url = new URL(req.url ?? '/', 'http://mailbox');
  const method = req.method ?? 'GET';
  if (url.pathname === '/api/messages') return answerList(store, method, url, res);
  const one = /^\/api\/messages\/([\w-]+)$/.exec(url.pathname)?.[1];
  if (one) {
    const message = await store.find(one);
    return json(res, message ? 200 : 404, message ?? { error: 'No such mail.' });
  }
  const html = /^\/messages\/([\w-]+)\/html$/.exec(url.pathname)?.[1];
  if (html) return answerHtml(store, html, res);
  if (url.pathname === '/') return answerPage(res);
  json(res, 404, { error: 'Not found.' });
};

/** Page and JSON API of the mailbox. */
export const webServer = (store: MessageStore): Server =>
  createServer((req, res) => {
    route(store, req, res).catch((error: Error) => json(res, 500, { error: error.message }));
  });
