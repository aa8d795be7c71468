import { makePicture } from './images.js';
import type { PictureJob } from './picture-process.js';
import { systemErrorOf } from '../system-error.js';

/** The child of `PictureProcess`: answers each job with nothing or with an error. */
process.on('message', (job: PictureJob) => {
  makePicture(job).then(
    () => process.send?.(''),
    (error: unknown) => process.send?.(systemErrorOf(error) ?? String(error)),
  );
});
process.on('disconnect', () => process.exit());
