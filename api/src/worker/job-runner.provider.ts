import type { Provider } from '@nestjs/common';
import { Env } from '../config/env.js';
import { MailProcessor } from '../modules/mails/mail.processor.js';
import { PaymentsProcessor } from '../modules/payments/payments.processor.js';
import { ProductImportProcessor } from '../modules/product-import/product-import.processor.js';
import { ShipmentsProcessor } from '../modules/shipments/shipments.processor.js';
import { FlowTimes } from '../queues/flow-times.js';
import { JobRunner } from '../queues/job-runner.js';
import { MediaProcessor } from '../storage/media.processor.js';

export const processors = [
  MailProcessor,
  PaymentsProcessor,
  ShipmentsProcessor,
  MediaProcessor,
  ProductImportProcessor,
];

/** The consumer of every queue; a queue without one refuses to boot. */
export const jobRunner: Provider = {
  provide: JobRunner,
  inject: [Env, FlowTimes, ...processors],
  useFactory: (
    env: Env,
    times: FlowTimes,
    mail: MailProcessor,
    payments: PaymentsProcessor,
    shipments: ShipmentsProcessor,
    media: MediaProcessor,
    imports: ProductImportProcessor,
  ) => new JobRunner(env, times, [mail, payments, shipments, media, imports]),
};
