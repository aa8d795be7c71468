import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OutboxQueries } from './outbox.queries.js';
import type { Topic, Topics } from './topics.js';

/** Work that must happen once the transaction commits, written inside it. */
@Injectable()
export class Outbox {
  constructor(private readonly rows: OutboxQueries) {}

  /** Asks for the work once per key, `delayMs` from now. */
  put<Name extends Topic>(
    manager: EntityManager,
    topic: Name,
    key: string,
    payload: Topics[Name],
    delayMs = 0,
  ): Promise<void> {
    return this.rows.insert(manager, topic, key, payload, delayMs);
  }

  /** Takes back work that is no longer wanted. */
  close(manager: EntityManager, key: string): Promise<void> {
    return this.rows.close(manager, key);
  }

  /** Asks for the work again, even where it was done or given up. */
  reopen<Name extends Topic>(
    manager: EntityManager,
    topic: Name,
    key: string,
    payload: Topics[Name],
  ): Promise<void> {
    return this.rows.insertOrReopen(manager, topic, key, payload);
  }
}
