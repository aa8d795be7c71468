import cluster, { type Worker } from 'node:cluster';
import type { Env } from '../platform/config/env.js';
import { ownCertificate } from '../platform/config/own-certificate.js';
import { guardProcess } from '../platform/gateways/guard-process.js';
import { flushLogs, processLogger } from '../platform/observability/logging/json-logger.js';
import { createMetricsServer } from '../platform/observability/metrics/metrics-server.js';
import { sumOfProcesses } from '../platform/observability/metrics/process-metrics.js';

/** Pause before a process that ended is replaced. */
const RESTART_AFTER_MS = 1000;

/**
 * Starts `count` processes of the API, which share its port, and replaces each that ends. If one ends before it was ready
 * for the first time, for example because of a missing setting, all end with its exit code.
 */
export const startProcesses = (env: Env, count: number): void => {
  const logger = processLogger(env, 'shop-api');
  guardProcess(env, logger);
  let isReady = false;
  let isStopping = false;
  const running = (): Worker[] => Object.values(cluster.workers ?? {}).filter((one) => !!one);
  const stop = (): void => {
    isStopping = true;
    for (const { process: child } of running()) child.kill('SIGTERM');
  };
  const endOnceAlone = (): void => {
    if (running().length === 0) void flushLogs().finally(() => process.exit());
  };
  cluster.on('listening', ({ process: { pid } }) => {
    isReady = true;
    logger.log(`Process ${pid} of the API is ready.`, 'Processes');
  });
  cluster.on('exit', ({ process: { pid } }, code, signal) => {
    if (isStopping) return endOnceAlone();
    logger.error(`Process ${pid} of the API ended: ${signal ?? `exit code ${code}`}.`, 'Processes');
    if (isReady) {
      setTimeout(() => isStopping || cluster.fork(), RESTART_AFTER_MS);
      return;
    }
    process.exitCode = code || 1;
    stop();
    endOnceAlone();
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  for (let started = 0; started < count; started += 1) cluster.fork();
  if (env.METRICS_PORT === undefined) return;
  createMetricsServer(() => sumOfProcesses(running()), {
    token: env.METRICS_TOKEN,
    certificate: ownCertificate(env),
  }).listen(env.METRICS_PORT, env.HOST);
};
