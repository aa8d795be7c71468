import { writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { demoModule } from './app/app.module.js';
import { contractOf } from './app/contract.js';

/** Writes the OpenAPI document to the given file; preview mode, so neither database nor Redis is needed. */
const target = process.argv[2];
if (!target) throw new Error('usage: node dist/openapi.js <file>');
const app = await NestFactory.create(demoModule, { preview: true, logger: ['error'] });
app.setGlobalPrefix('api');
await writeFile(target, `${JSON.stringify(contractOf(app), null, 2)}\n`);
await app.close();
