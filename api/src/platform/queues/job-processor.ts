import type { Jobs, QueueName } from './jobs.js';

/** The consumer of one queue; resolves when the job has nothing left to do. */
export interface JobProcessor<Name extends QueueName = QueueName> {
  readonly queue: Name;
  run(payload: Jobs[Name]): Promise<void>;
}

/** Rejects a start in which a queue has no processor, or two. */
export const checkProcessors = (
  queues: readonly QueueName[],
  processors: readonly { queue: QueueName }[],
): void => {
  const wrong = queues.filter(
    (name) => processors.filter(({ queue }) => queue === name).length !== 1,
  );
  if (wrong.length > 0)
    throw new Error(`Each queue needs exactly one processor: ${wrong.join(', ')}.`);
};
