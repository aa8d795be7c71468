import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer, type ServerOptions } from 'node:https';

/** Metrics in the format of Prometheus. */
export interface MetricsText {
  text: string;
  contentType: string;
}

/** A server that answers `GET /metrics` only; with a certificate over TLS. */
export const createMetricsServer = (
  read: () => Promise<MetricsText>,
  certificate?: ServerOptions,
): Server => {
  const answer: RequestListener = (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics')
      return void response.writeHead(404).end();
    read().then(
      ({ text, contentType }) => response.writeHead(200, { 'Content-Type': contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  };
  return certificate ? createSecureServer(certificate, answer) : createServer(answer);
};
