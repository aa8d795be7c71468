import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { mountQueueBoard } from '../modules/back-office/queues/queue-board.js';
import type { Env } from '../platform/config/env.js';
import { ownCertificate } from '../platform/config/own-certificate.js';
import { guardProcess } from '../platform/gateways/guard-process.js';
import { processLogger } from '../platform/observability/logging/json-logger.js';
import { startTracing } from '../platform/observability/tracing/start-tracing.js';
import { AppModule, demoModule } from './app.module.js';
import { configureApp } from './configure-app.js';

/** Starts the API in this process. */
export const serve = async (env: Env): Promise<void> => {
  const logger = processLogger(env, 'shop-api');
  guardProcess(env, logger);
  await startTracing(env, 'shop-api');
  const root = env.FAULT_CONTROL_URL ? demoModule : AppModule;
  const httpsOptions = ownCertificate(env);
  const app = await NestFactory.create<NestExpressApplication>(root, {
    logger,
    // An error of the start ends the process as any other does, after its line is sent.
    abortOnError: false,
    bodyParser: false,
    ...(httpsOptions && { httpsOptions }),
  });
  configureApp(app);
  mountQueueBoard(app);
  await app.listen(env.PORT, env.HOST);
};
