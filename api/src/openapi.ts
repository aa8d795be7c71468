import { writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { AppModule } from './app/app.module.js';
import { ProblemDto } from './platform/http/problem.dto.js';

/** Writes the OpenAPI document to the given file; preview mode, so neither database nor Redis is needed. */
const target = process.argv[2];
if (!target) throw new Error('usage: node dist/openapi.js <file>');
const app = await NestFactory.create(AppModule, { preview: true, logger: ['error'] });
app.setGlobalPrefix('api');
const document = SwaggerModule.createDocument(
  app,
  new DocumentBuilder().setTitle('Liwan').setVersion('1').addServer('/api').build(),
  {
    ignoreGlobalPrefix: true,
    extraModels: [ProblemDto],
    operationIdFactory: (controller, method) =>
      `${controller.replace(/Controller$/, '')}_${method}`,
  },
);
await writeFile(target, `${JSON.stringify(document, null, 2)}\n`);
await app.close();
