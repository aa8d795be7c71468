import { createServer, type Server } from 'node:http';

/** Metrics in the format of Prometheus. */
export interface MetricsText {
  text: string;
  contentType: string;
}

/** A server that answers `GET /metrics` only. */
export const createMetricsServer = (read: () => Promise<MetricsText>): Server =>
  createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics')
      return void response.writeHead(404).end();
    read().then(
      ({ text, contentType }) => response.writeHead(200, { 'Content-Type': contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
