import { Injectable } from '@nestjs/common';
import { OutboxWorker } from '../../../platform/outbox/outbox-worker.js';
import { idIn } from '../../../platform/outbox/payload.js';
import type { JobProcessor } from '../../../platform/queues/job-processor.js';
import type { OutboxJob } from '../../../platform/queues/jobs.js';
import { ShipmentCreator } from './shipment-creator.service.js';

/** Queue `shipments`: creation of shipments and labels. */
@Injectable()
export class ShipmentsProcessor implements JobProcessor<'shipments'> {
  readonly queue = 'shipments';

  constructor(
    private readonly outbox: OutboxWorker,
    private readonly creator: ShipmentCreator,
  ) {}

  run({ outboxId }: OutboxJob): Promise<void> {
    return this.outbox.work(outboxId, ({ topic, payload }) => {
      const shipmentId = idIn(payload, 'shipmentId');
      return topic === 'shipment.label'
        ? this.creator.fetchLabel(shipmentId)
        : this.creator.create(shipmentId);
    });
  }
}
