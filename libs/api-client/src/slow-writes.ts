/** Delay before a write counts as slow, ms. */
export const SLOW_AFTER_MS = 3_000;

const slow = new Set<AbortController>();
const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

/** Writes that have run for more than three seconds. */
export const slowWrites = {
  /** Whether there are slow writes. */
  any: (): boolean => slow.size > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Aborts all slow writes; the calls fail with "Request aborted". */
  cancel: (): void => {
    for (const write of slow) write.abort();
  },
};

/** Sends a request with a signal that Cancel aborts once the call is slow. */
export const cancellable = async <T>(
  { method, signal }: Request,
  send: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  if (method === 'GET') return send(signal);
  const write = new AbortController();
  const timer = setTimeout(() => {
    slow.add(write);
    announce();
  }, SLOW_AFTER_MS);
  try {
    return await send(AbortSignal.any([signal, write.signal]));
  } finally {
    clearTimeout(timer);
    if (slow.delete(write)) announce();
  }
};
