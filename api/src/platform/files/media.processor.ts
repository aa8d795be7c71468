import { Injectable } from '@nestjs/common';
import type { JobProcessor } from '../queues/job-processor.js';
import type { Jobs } from '../queues/jobs.js';
import { Variants } from './variants.js';

/** Makes the sizes of a new picture before anyone asks for them. */
@Injectable()
export class MediaProcessor implements JobProcessor<'media'> {
  readonly queue = 'media';

  constructor(private readonly variants: Variants) {}

  run({ file }: Jobs['media']): Promise<void> {
    return this.variants.makeAll(file);
  }
}
