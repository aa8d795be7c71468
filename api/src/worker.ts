import { NestFactory } from '@nestjs/core';
import { loadEnv } from './config/env.js';
import { processLogger } from './logging/json-logger.js';
import { JobRunner } from './queues/job-runner.js';
import { startTracing } from './tracing/start-tracing.js';
import { WorkerModule } from './worker/worker.module.js';

const env = loadEnv();
await startTracing(env, 'shop-worker');
const worker = await NestFactory.createApplicationContext(WorkerModule, {
  logger: processLogger(env.LOG_LEVEL),
});
worker.enableShutdownHooks();
worker.get(JobRunner).start();
