import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { Env } from './config/env.js';
import { configureApp } from './http/configure-app.js';

const app = await NestFactory.create<NestExpressApplication>(AppModule, {
  logger: ['error', 'warn', 'log'],
  bodyParser: false,
});
configureApp(app);
const { HOST, PORT } = app.get(Env);
await app.listen(PORT, HOST);
