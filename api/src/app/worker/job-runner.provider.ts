import type { Provider } from '@nestjs/common';
import { Env } from '../../platform/config/env.js';
import { MailProcessor } from './mail.processor.js';
import { PaymentsProcessor } from './payments.processor.js';
import { ImportsProcessor } from './imports.processor.js';
import { ExportsProcessor } from '../../modules/back-office/jobs/exports.processor.js';
import { ShipmentsProcessor } from '../../modules/sales/shipments/shipments.processor.js';
import { Timeouts } from '../../platform/config/timeouts.js';
import { JobRunner } from '../../platform/queues/job-runner.js';
import { MediaProcessor } from '../../platform/files/pictures/media.processor.js';

export const processors = [
  MailProcessor,
  PaymentsProcessor,
  ShipmentsProcessor,
  MediaProcessor,
  ImportsProcessor,
  ExportsProcessor,
];

/** The processors of all queues; a queue without one prevents the start. */
export const jobRunner: Provider = {
  provide: JobRunner,
  inject: [Env, Timeouts, ...processors],
  useFactory: (
    env: Env,
    timeouts: Timeouts,
    mail: MailProcessor,
    payments: PaymentsProcessor,
    shipments: ShipmentsProcessor,
    media: MediaProcessor,
    imports: ImportsProcessor,
    exports: ExportsProcessor,
  ) => new JobRunner(env, timeouts, [mail, payments, shipments, media, imports, exports]),
};
