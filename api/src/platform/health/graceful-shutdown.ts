import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Timeouts } from '../config/timeouts.js';
import { within } from '../queues/with-timeout.js';

const DOOR_MS = 2000;
const IDLE_MS = 100;

/**
 * Ends the process without dropping a request: it is no longer ready, serves on until those who send it requests
 * have noticed, stops accepting connections while none is waiting, and finishes accepted requests.
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
    const server: Server = this.host.httpAdapter.getHttpServer();
    if (!server.listening) return;
    server.prependListener('request', (_request, response: ServerResponse) => {
      response.shouldKeepAlive = false;
    });
    await pause(this.timeouts.shutdownDelay);
    await nobodyAtTheDoor(server);
    const closed = once(server, 'close');
    server.close();
    // Connections whose answer was under way are idle only later.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
    await within(closed, this.timeouts.drainTimeout).catch((error: Error) => {
      this.logger.warn(`Open connections are closed: ${error.message}`);
      server.closeAllConnections();
    });
    clearInterval(idle);
  }
}

/**
 * Resolves at the end of a turn of the event loop that brought no new connection. A turn takes one from the line
 * the kernel keeps, and connections in that queue are dropped when the socket closes.
 */
const nobodyAtTheDoor = async (server: Server): Promise<void> => {
  const until = Date.now() + DOOR_MS;
  let came = true;
  const note = (): void => {
    came = true;
  };
  server.on('connection', note);
  await turn();
  while (came && Date.now() < until) {
    came = false;
    await turn();
  }
  server.off('connection', note);
};
