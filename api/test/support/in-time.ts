/** Limit of a test with such attempts, in ms. */
export const ATTEMPTS_MS = 120_000;

class TooLate extends Error {}

/** Fails an attempt whose calls ended at `time` (ms since 1970) or later. */
export const expectBefore = (time: number): void => {
  const late = Date.now() - time;
  if (late >= 0) throw new TooLate(`The calls ended ${late} ms too late.`);
};

/**
 * Runs an attempt with a time that is `ms` ahead. On a busy machine the calls before that time may end after it: the
 * attempt is then repeated with twice the time, at most twice.
 */
export const inTime = async <T>(ms: number, attempt: (ms: number) => Promise<T>): Promise<T> => {
  for (let ahead = ms; ; ahead *= 2)
    try {
      return await attempt(ahead);
    } catch (error) {
      if (!(error instanceof TooLate) || ahead >= 4 * ms) throw error;
    }
};
