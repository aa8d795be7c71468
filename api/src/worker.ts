import { NestFactory } from '@nestjs/core';
import { loadEnv } from './platform/config/env.js';
import { guardProcess } from './platform/gateways/guard-process.js';
import { processLogger } from './platform/observability/logging/json-logger.js';
import { showSourcePositions } from './platform/observability/source-positions.js';
import { JobRunner } from './platform/queues/job-runner.js';
import { startTracing } from './platform/observability/tracing/start-tracing.js';
import { WorkerModule } from './app/worker/worker.module.js';

showSourcePositions();
const env = loadEnv();
const logger = processLogger(env, 'shop-worker');
guardProcess(env, logger);
await startTracing(env, 'shop-worker');
const worker = await NestFactory.createApplicationContext(WorkerModule, {
  logger,
  // As in serve.ts.
  abortOnError: false,
});
worker.enableShutdownHooks();
worker.get(JobRunner).start();
