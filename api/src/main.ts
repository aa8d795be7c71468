import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app/app.module.js';
import { loadEnv } from './platform/config/env.js';
import { configureApp } from './app/configure-app.js';
import { processLogger } from './platform/observability/logging/json-logger.js';
import { mountQueueBoard } from './modules/back-office/queues/queue-board.js';
import { startTracing } from './platform/observability/tracing/start-tracing.js';

const env = loadEnv();
await startTracing(env, 'shop-api');
const app = await NestFactory.create<NestExpressApplication>(AppModule, {
  logger: processLogger(env.LOG_LEVEL),
  bodyParser: false,
});
configureApp(app);
mountQueueBoard(app);
await app.listen(env.PORT, env.HOST);
