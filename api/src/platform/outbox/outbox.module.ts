import { Global, Module } from '@nestjs/common';
import { BacklogQueries } from './backlog.queries.js';
import { Outbox } from './outbox.js';
import { OutboxQueries } from './outbox.queries.js';

@Global()
@Module({
  providers: [BacklogQueries, Outbox, OutboxQueries],
  exports: [BacklogQueries, Outbox, OutboxQueries],
})
export class OutboxModule {}
