import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { setImmediate as nextIteration, setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Timeouts } from '../config/timeouts.js';
import { withTimeout } from '../queues/with-timeout.js';

const ACCEPT_LIMIT_MS = 2000;
const IDLE_MS = 100;

/**
 * Ends the process without dropping a request: it reports that it is not ready, serves until load balancers
 * have noticed, stops accepting connections while none is pending, and finishes accepted requests.
 */
@Injectable()
export class GracefulShutdown implements BeforeApplicationShutdown {
  private readonly logger = new Logger('GracefulShutdown');
  hasBegun = false;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly timeouts: Timeouts,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    this.hasBegun = true;
    // Commands have no HTTP server.
    const adapter = this.host.httpAdapter as HttpAdapterHost['httpAdapter'] | null;
    const server: Server | undefined = adapter?.getHttpServer();
    if (!server?.listening) return;
    server.prependListener('request', (_request, response: ServerResponse) => {
      response.shouldKeepAlive = false;
    });
    await pause(this.timeouts.shutdownDelay);
    await noPendingConnections(server);
    const closed = once(server, 'close');
    server.close();
    // Connections with a response in progress become idle later.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
    await withTimeout(closed, this.timeouts.drainTimeout).catch((error: Error) => {
      this.logger.warn(`Open connections are closed: ${error.message}`);
      server.closeAllConnections();
    });
    clearInterval(idle);
  }
}

/**
 * Resolves after an iteration of the event loop without a new connection. An iteration accepts one connection of the
 * kernel's backlog, and connections in the backlog are dropped when the socket closes.
 */
const noPendingConnections = async (server: Server): Promise<void> => {
  const until = Date.now() + ACCEPT_LIMIT_MS;
  let accepted = true;
  const onConnection = (): void => {
    accepted = true;
  };
  server.on('connection', onConnection);
  await nextIteration();
  while (accepted && Date.now() < until) {
    accepted = false;
    await nextIteration();
  }
  server.off('connection', onConnection);
};
