import { PROVIDERS, type BreakerState } from '../../../platform/gateways/breaker.js';
import { QUEUE_OF } from '../../../platform/outbox/topics.js';
import type { QueueName } from '../../../platform/queues/jobs.js';
import type { WorkerRow } from '../../../platform/queues/workers.queries.js';
import type { BreakerDto, DeadLetterDto, QueueOutboxDto, WorkerDto } from './queues-admin.dto.js';
import type { Backlog } from '../../../platform/outbox/backlog.queries.js';
import type { DeadRow } from './queues-admin.queries.js';

/** Open work of a queue in the outbox. */
export const outboxOf = (name: QueueName, backlog: readonly Backlog[]): QueueOutboxDto => {
  const rows = backlog.filter(({ topic }) => QUEUE_OF[topic] === name);
  const sum = (part: 'open' | 'late' | 'dead'): number =>
    rows.reduce((total, row) => total + row[part], 0);
  const ages = rows.flatMap(({ oldest }) => oldest ?? []);
  return {
    open: sum('open'),
    late: sum('late'),
    dead: sum('dead'),
    oldest: ages.length > 0 ? Math.max(...ages) : null,
  };
};

export const toWorkerDto = ({
  id,
  host,
  pid,
  started_at,
  seen_at,
  stale,
}: WorkerRow): WorkerDto => ({
  id,
  host,
  pid,
  startedAt: started_at.toISOString(),
  seenAt: seen_at.toISOString(),
  stale,
});

const WORST: readonly BreakerState['state'][] = ['open', 'half_open', 'closed'];

/**
 * Each process has its own circuit breaker; the worst state is shown. A closed one in an API process says little,
 * because API processes hardly call providers.
 */
export const breakersOf = (processes: readonly WorkerRow[]): BreakerDto[] => {
  const states = processes
    .filter(({ stale }) => !stale)
    .flatMap(({ kind, breakers }) =>
      kind === 'worker' ? breakers : breakers.filter(({ state }) => state !== 'closed'),
    );
  return PROVIDERS.map((provider) => {
    const [worst] = states
      .filter((breaker) => breaker.provider === provider)
      .sort((one, other) => WORST.indexOf(one.state) - WORST.indexOf(other.state));
    return {
      provider,
      state: worst?.state ?? 'unknown',
      since: isoOf(worst?.since),
      retryAt: isoOf(worst?.retryAt),
    };
  });
};

const isoOf = (ms: number | null | undefined): string | null =>
  ms ? new Date(ms).toISOString() : null;

export const toDeadLetterDto = ({
  id,
  topic,
  attempts,
  error,
  ...row
}: DeadRow): DeadLetterDto => ({
  id: Number(id),
  queue: QUEUE_OF[topic],
  topic,
  attempts,
  error,
  createdAt: row.created_at.toISOString(),
  deadAt: row.dead_at.toISOString(),
  operationId: row.operation_id,
  number: row.number,
});
