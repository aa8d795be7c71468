import type { IncomingMessage } from 'node:http';

const PLAIN_JSON = /^application\/json(?:; ?charset=utf-8)?$/i;
/** Larger bodies, and those of unknown length, are not read. */
const MOST_BYTES = 64 * 1024;

/**
 * Reads the JSON body of a POST and puts it back with `unshift`, so that it can be parsed again later;
 * undefined, with nothing read, for any other body.
 */
export const takeJson = async (request: IncomingMessage): Promise<Buffer | undefined> => {
  const { headers } = request;
  const length = Number(headers['content-length']);
  const isPlain = PLAIN_JSON.test(headers['content-type'] ?? '') && !headers['content-encoding'];
  if (!isPlain || !(length > 0 && length <= MOST_BYTES)) return undefined;
  return new Promise((resolve) => {
    // `readable` instead of `data`: the stream stays in its initial state, neither flowing nor paused.
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
