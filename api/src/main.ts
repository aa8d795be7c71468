import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { Env, loadEnv } from './config/env.js';
import { configureApp } from './http/configure-app.js';
import { processLogger } from './logging/json-logger.js';
import { mountQueueBoard } from './queues/queue-board.js';

const app = await NestFactory.create<NestExpressApplication>(AppModule, {
  logger: processLogger(loadEnv().LOG_LEVEL),
  bodyParser: false,
});
configureApp(app);
mountQueueBoard(app);
const { HOST, PORT } = app.get(Env);
await app.listen(PORT, HOST);
