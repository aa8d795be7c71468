import type { LoggerService } from '@nestjs/common';
import type { Env } from '../config/env.js';
import { outboundHosts } from '../config/outbound-hosts.js';
import { guardConnections } from './guard-connections.js';

/** A loop of refused connections does not fill the log. */
const LOG_EVERY_MS = 1000;

/** From now on this process connects only to the hosts of its settings; others are logged. */
export const guardProcess = (env: Env, logger: Pick<LoggerService, 'warn'>): (() => void) => {
  let loggedAt = 0;
  return guardConnections(outboundHosts(env), (host, port) => {
    if (Date.now() - loggedAt < LOG_EVERY_MS) return;
    loggedAt = Date.now();
    logger.warn({ event: 'outbound_refused', host, port }, 'Security');
  });
};
