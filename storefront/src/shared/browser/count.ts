import type { CountedSearchDto, CountedVisitDto } from '@shop/contracts';

export type Counted = CountedVisitDto | CountedSearchDto;

/** Counts a step on the way to an order, or a search; nothing about who is here is sent. */
export const count = (what: Counted): void =>
  void import('./send-count').then(
    (sender) => sender.sendCount(what),
    () => undefined,
  );
