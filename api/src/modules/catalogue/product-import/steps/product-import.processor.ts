import { Injectable } from '@nestjs/common';
import { OutboxWorker } from '../../../../platform/outbox/outbox-worker.js';
import { idIn } from '../../../../platform/outbox/payload.js';
import { Timeouts } from '../../../../platform/config/timeouts.js';
import type { JobProcessor } from '../../../../platform/queues/job-processor.js';
import type { OutboxJob } from '../../../../platform/queues/jobs.js';
import { ProductImportRunner } from './product-import-runner.service.js';

/** Queue `imports`: a long import is several jobs, each shorter than its lease of the outbox row. */
@Injectable()
export class ProductImportProcessor implements JobProcessor<'imports'> {
  readonly queue = 'imports';

  constructor(
    private readonly outbox: OutboxWorker,
    private readonly timeouts: Timeouts,
    private readonly runner: ProductImportRunner,
  ) {}

  run({ outboxId }: OutboxJob): Promise<void> {
    return this.outbox.work(outboxId, async ({ payload }) => {
      const left = await this.runner.run(idIn(payload, 'importId'), this.timeouts.outboxLease / 2);
      return left ? { againIn: 0 } : 'done';
    });
  }
}
