import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OutboxQueries, type InsertedIds } from './outbox.queries.js';
import type { Topic, Topics } from './topics.js';

/** Work that must be done once the transaction commits; written in the same transaction. */
@Injectable()
export class Outbox {
  constructor(private readonly rows: OutboxQueries) {}

  /** Adds the work once per key, to run after `delayMs`. */
  put<Name extends Topic>(
    manager: EntityManager,
    topic: Name,
    key: string,
    payload: Topics[Name],
    delayMs = 0,
  ): Promise<void> {
    return this.rows.insert(manager, topic, key, payload, delayMs);
  }

  /** Runs an insert and adds work for each row, to run now: its payload is the id of the row under the name. */
  putFor<Name extends Topic>(
    manager: EntityManager,
    topic: Name,
    insert: InsertedIds,
    prefix: string,
    name: keyof Topics[Name] & string,
  ): Promise<void> {
    return this.rows.insertFor(manager, topic, insert, prefix, name);
  }

  /** Cancels work that is no longer needed. */
  close(manager: EntityManager, key: string): Promise<void> {
    return this.rows.close(manager, key);
  }

  /** Adds the work again, even if it is done or dead. */
  reopen<Name extends Topic>(
    manager: EntityManager,
    topic: Name,
    key: string,
    payload: Topics[Name],
  ): Promise<void> {
    return this.rows.insertOrReopen(manager, topic, key, payload);
  }
}
