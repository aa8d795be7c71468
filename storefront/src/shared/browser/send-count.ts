import type { CountedSearchDto, CountedVisitDto } from '@shop/contracts';

export type Counted = CountedVisitDto | CountedSearchDto;

/** Sends a count without cookies, account or referrer, also while the page is being left. A lost count is no failure. */
export const sendCount = (what: Counted): void =>
  void fetch(`/api/counts/${'words' in what ? 'searches' : 'visits'}`, {
    method: 'POST',
    body: JSON.stringify(what),
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined);
