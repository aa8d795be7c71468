import { Injectable } from '@nestjs/common';
import { OutboxWorker } from '../../platform/outbox/outbox-worker.js';
import { idIn } from '../../platform/outbox/payload.js';
import type { JobProcessor } from '../../platform/queues/job-processor.js';
import type { OutboxJob } from '../../platform/queues/jobs.js';
import { PaymentEnquiriesService } from '../../modules/sales/payments/payment-enquiries.service.js';
import { RefundAttemptsService } from '../../modules/sales/refunds/refund-attempts.service.js';
import { RefundWatchService } from '../../modules/sales/refunds/refund-watch.service.js';

/** Queue `payments`: status enquiries and refunds. */
@Injectable()
export class PaymentsProcessor implements JobProcessor<'payments'> {
  readonly queue = 'payments';

  constructor(
    private readonly outbox: OutboxWorker,
    private readonly enquiries: PaymentEnquiriesService,
    private readonly refunds: RefundAttemptsService,
    private readonly refundWatch: RefundWatchService,
  ) {}

  run({ outboxId }: OutboxJob): Promise<void> {
    return this.outbox.work(outboxId, async ({ topic, payload, attempts }) => {
      const paymentId = idIn(payload, 'paymentId');
      if (topic === 'payment.refund') return this.refunds.make(paymentId, attempts);
      if (!(await this.refundWatch.watch(paymentId))) await this.enquiries.enquire(paymentId);
      return 'done';
    });
  }
}
