import type { CountedSearchDto, CountedVisitDto } from '@shop/contracts';

export interface Counted {
  visits: CountedVisitDto;
  searches: CountedSearchDto;
}

/** Counts a step on the way to an order, or a search; nothing about who is here is sent. */
export const count = <Kind extends keyof Counted>(kind: Kind, what: Counted[Kind]): void =>
  void import('./send-count').then(
    ({ sendCount }) => sendCount(kind, what),
    () => undefined,
  );
