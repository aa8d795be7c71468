import { Injectable } from '@nestjs/common';
import { Statements } from '../database/statements.js';
import type { Topic } from './topics.js';

/** Backlog of one topic. */
export interface Backlog {
  topic: Topic;
  open: number;
  /** Rows open for longer than the limit. */
  late: number;
  dead: number;
  /** Age in ms of the oldest open row; null if there is none. */
  oldest: number | null;
}

const BACKLOG = `
  select topic, count(*)::integer as open, 0 as dead,
    (count(*) filter (where created_at < now() - $1 * interval '1 ms'))::integer as late,
    round(extract(epoch from now() - min(created_at)) * 1000)::float8 as oldest
  from outbox where done_at is null and dead_at is null group by topic
  union all
  select topic, 0, count(*)::integer, 0, null
  from outbox where dead_at is not null and done_at is null group by topic`;

/** SQL of the outbox backlog. */
@Injectable()
export class BacklogQueries {
  constructor(private readonly statements: Statements) {}

  /** Topics with open or dead rows; a row is late if it is open for longer than the limit. */
  byTopic(lateAfterMs: number): Promise<Backlog[]> {
    return this.statements.rows<Backlog>(BACKLOG, [lateAfterMs]);
  }
}
