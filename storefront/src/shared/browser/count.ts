import type { Counted } from './send-count';

/** Counts a step on the way to an order, or a search; nothing about who is here is sent. */
export const count = (what: Counted): void =>
  void import('./send-count').then(
    (sender) => sender.sendCount(what),
    () => undefined,
  );
