import { Global, Module } from '@nestjs/common';
import { BacklogQueries } from './backlog.queries.js';
import { Outbox } from './outbox.js';
import { OutboxWorkQueries } from './outbox-work.queries.js';
import { OutboxQueries } from './outbox.queries.js';

@Global()
@Module({
  providers: [BacklogQueries, Outbox, OutboxQueries, OutboxWorkQueries],
  exports: [BacklogQueries, Outbox, OutboxQueries, OutboxWorkQueries],
})
export class OutboxModule {}
