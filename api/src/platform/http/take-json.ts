import type { IncomingMessage } from 'node:http';

const PLAIN_JSON = /^application\/json(?:; ?charset=utf-8)?$/i;
/** Larger bodies, and those of unknown length, are left where they are. */
const MOST_BYTES = 64 * 1024;

/**
 * Takes the posted JSON text out of the request, so that `unshift` puts it back as if it had not been read;
 * undefined, with nothing taken, for any other body.
 */
export const takeJson = async (request: IncomingMessage): Promise<Buffer | undefined> => {
  const { headers } = request;
  const length = Number(headers['content-length']);
  const isPlain = PLAIN_JSON.test(headers['content-type'] ?? '') && !headers['content-encoding'];
  if (!isPlain || !(length > 0 && length <= MOST_BYTES)) return undefined;
  return new Promise((resolve) => {
    // `readable` and not `data`: a stream that was never told to flow or to pause goes on as a new one.
    const take = (): void => {
      const bytes: Buffer | null = request.read(length);
      if (bytes) end(bytes);
    };
    const end = (bytes?: Buffer): void => {
      request.off('readable', take).off('close', leave);
      resolve(bytes);
    };
    const leave = (): void => end();
    request.on('readable', take).on('close', leave);
  });
};
