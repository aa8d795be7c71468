import { Injectable } from '@nestjs/common';
import { Timeouts } from '../../../platform/config/timeouts.js';
import { OutboxWorker } from '../../../platform/outbox/outbox-worker.js';
import { idIn } from '../../../platform/outbox/payload.js';
import type { JobProcessor } from '../../../platform/queues/job-processor.js';
import type { OutboxJob } from '../../../platform/queues/jobs.js';
import { ExportRunner } from './export-runner.service.js';

/** After this many failures, about four minutes, an export fails: staff wait for it and can start another. */
const LAST_ATTEMPT = 8;

/** Queue `exports`: a large export is several jobs, each shorter than its lease of the outbox row. */
@Injectable()
export class ExportsProcessor implements JobProcessor<'exports'> {
  readonly queue = 'exports';

  constructor(
    private readonly outbox: OutboxWorker,
    private readonly timeouts: Timeouts,
    private readonly runner: ExportRunner,
  ) {}

  run({ outboxId }: OutboxJob): Promise<void> {
    return this.outbox.work(outboxId, async ({ payload, attempts }) => {
      const id = idIn(payload, 'exportId');
      try {
        const left = await this.runner.run(id, this.timeouts.outboxLease / 2);
        return left ? { againIn: 0 } : 'done';
      } catch (error) {
        if (attempts + 1 < LAST_ATTEMPT) throw error;
        await this.runner.fail(id);
        return 'done';
      }
    });
  }
}
