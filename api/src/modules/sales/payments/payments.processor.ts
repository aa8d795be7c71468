import { Injectable } from '@nestjs/common';
import { OutboxWorker } from '../../../platform/outbox/outbox-worker.js';
import { idIn } from '../../../platform/outbox/payload.js';
import type { JobProcessor } from '../../../platform/queues/job-processor.js';
import type { OutboxJob } from '../../../platform/queues/jobs.js';
import { PaymentsService } from './payments.service.js';
import { RefundsService } from './refunds.service.js';

/** Queue `payments`: status enquiries and refunds. */
@Injectable()
export class PaymentsProcessor implements JobProcessor<'payments'> {
  readonly queue = 'payments';

  constructor(
    private readonly outbox: OutboxWorker,
    private readonly payments: PaymentsService,
    private readonly refunds: RefundsService,
  ) {}

  run({ outboxId }: OutboxJob): Promise<void> {
    return this.outbox.work(outboxId, async ({ topic, payload, attempts }) => {
      const paymentId = idIn(payload, 'paymentId');
      if (topic === 'payment.refund') return this.refunds.refund(paymentId, attempts);
      if (await this.payments.isWatched(paymentId)) await this.refunds.watch(paymentId);
      else await this.payments.enquire(paymentId);
      return 'done';
    });
  }
}
