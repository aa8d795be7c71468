import { Global, Module } from '@nestjs/common';
import { Outbox } from './outbox.js';
import { OutboxQueries } from './outbox.queries.js';

@Global()
@Module({ providers: [Outbox, OutboxQueries], exports: [Outbox, OutboxQueries] })
export class OutboxModule {}
