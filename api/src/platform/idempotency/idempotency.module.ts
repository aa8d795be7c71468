import { Global, Module } from '@nestjs/common';
import { RequestKeysQueries } from './request-keys.queries.js';

@Global()
@Module({ providers: [RequestKeysQueries], exports: [RequestKeysQueries] })
export class IdempotencyModule {}
