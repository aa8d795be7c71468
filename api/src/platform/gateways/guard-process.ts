import type { LoggerService } from '@nestjs/common';
import type { Env } from '../config/env.js';
import { outboundHosts } from '../config/outbound-hosts.js';
import { guardConnections } from './guard-connections.js';

/** A loop of refused connections does not fill the log. */
const LOG_EVERY_MS = 60_000;
const MOST_HOSTS = 1000;

/** From now on this process connects only to the hosts of its settings; others are logged, each once a minute. */
export const guardProcess = (env: Env, logger: Pick<LoggerService, 'warn'>): (() => void) => {
  const loggedAt = new Map<string, number>();
  return guardConnections(outboundHosts(env), ({ host, port, reason }) => {
    const target = `${host}:${port}`;
    if (Date.now() - (loggedAt.get(target) ?? 0) < LOG_EVERY_MS) return;
    if (loggedAt.size >= MOST_HOSTS) loggedAt.clear();
    loggedAt.set(target, Date.now());
    logger.warn({ event: 'outbound_refused', host, port, reason }, 'Security');
  });
};
