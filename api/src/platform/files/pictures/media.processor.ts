import { Injectable } from '@nestjs/common';
import type { JobProcessor } from '../../queues/job-processor.js';
import type { Jobs } from '../../queues/jobs.js';
import { Variants } from './variants.js';

/** Renders the sizes of a new picture ahead of the first request. */
@Injectable()
export class MediaProcessor implements JobProcessor<'media'> {
  readonly queue = 'media';

  constructor(private readonly variants: Variants) {}

  run({ file }: Jobs['media']): Promise<void> {
    return this.variants.makeAll(file);
  }
}
