import { Injectable } from '@nestjs/common';
import { ListImportRunner } from '../../modules/back-office/list-imports/list-import-runner.service.js';
import { ProductImportRunner } from '../../modules/catalogue/product-import/steps/product-import-runner.service.js';
import { Timeouts } from '../../platform/config/timeouts.js';
import { OutboxWorker } from '../../platform/outbox/outbox-worker.js';
import { idIn } from '../../platform/outbox/payload.js';
import type { JobProcessor } from '../../platform/queues/job-processor.js';
import type { OutboxJob } from '../../platform/queues/jobs.js';

/** Queue `imports`: a long import is several jobs, each shorter than its lease of the outbox row. */
@Injectable()
export class ImportsProcessor implements JobProcessor<'imports'> {
  readonly queue = 'imports';

  constructor(
    private readonly outbox: OutboxWorker,
    private readonly timeouts: Timeouts,
    private readonly products: ProductImportRunner,
    private readonly lists: ListImportRunner,
  ) {}

  run({ outboxId }: OutboxJob): Promise<void> {
    return this.outbox.work(outboxId, async ({ topic, payload }) => {
      const ms = this.timeouts.outboxLease / 2;
      const left =
        topic === 'lists.import'
          ? await this.lists.run(idIn(payload, 'listImportId'), ms)
          : await this.products.run(idIn(payload, 'importId'), ms);
      return left ? { againIn: 0 } : 'done';
    });
  }
}
