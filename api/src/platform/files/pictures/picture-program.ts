import { makePicture } from './images.js';
import type { PictureAnswer, PictureJob } from './picture-process.js';
import { systemErrorOf } from '../system-error.js';

const answer = (message: PictureAnswer) => process.send?.(message);

/** The child of `PictureProcess`: answers each job with the size of its picture or with an error. */
process.on('message', (job: PictureJob) => {
  makePicture(job).then(
    (size) => answer({ size }),
    (error: unknown) => answer({ problem: systemErrorOf(error) ?? String(error) }),
  );
});
process.on('disconnect', () => process.exit());
