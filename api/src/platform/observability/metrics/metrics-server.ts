import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer, type ServerOptions } from 'node:https';
import { isSameSecret } from '../../config/is-same-secret.js';

/** Metrics in the format of Prometheus. */
export interface MetricsText {
  text: string;
  contentType: string;
}

/** Who may read, and with which certificate the server is reached. */
interface MetricsAccess {
  token: string | undefined;
  certificate: ServerOptions | undefined;
}

/** A server that answers `GET /metrics` only, with a token to those who send it, and with a certificate over TLS. */
export const createMetricsServer = (
  read: () => Promise<MetricsText>,
  { token, certificate }: MetricsAccess,
): Server => {
  const expected = token && `Bearer ${token}`;
  const answer: RequestListener = (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics')
      return void response.writeHead(404).end();
    if (expected && !isSameSecret(expected, request.headers.authorization ?? ''))
      return void response.writeHead(401, { 'WWW-Authenticate': 'Bearer' }).end();
    read().then(
      ({ text, contentType }) => response.writeHead(200, { 'Content-Type': contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  };
  return certificate ? createSecureServer(certificate, answer) : createServer(answer);
};
