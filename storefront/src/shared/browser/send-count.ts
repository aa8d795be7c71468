import type { CountedSearchDto, CountedSearchStepDto, CountedVisitDto } from '@shop/contracts';

export type Counted = CountedVisitDto | CountedSearchDto | CountedSearchStepDto;

/** How long what is opened or searched belongs to a search that found nothing. */
const STEP_MS = 10 * 60_000;

/** The latest words that found nothing; in memory only. */
let missed: { words: string; until: number } | undefined;

const pathOf = (what: Counted): string => {
  if (!('words' in what)) return 'visits';
  return 'kind' in what ? 'search-steps' : 'searches';
};

const post = (what: Counted): void =>
  void fetch(`/api/counts/${pathOf(what)}`, {
    method: 'POST',
    body: JSON.stringify(what),
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined);

/** What this count says about the search that found nothing before. */
const stepOf = (what: Counted): CountedSearchStepDto | undefined => {
  if (missed && missed.until < Date.now()) missed = undefined;
  if ('kind' in what) missed = undefined;
  else if ('words' in what) {
    const { words, results } = what;
    if (results === 0) missed = { words, until: Date.now() + STEP_MS };
    else if (missed && missed.words !== words)
      return { words: missed.words, kind: 'words', later: words };
  } else if (missed && what.step === 'view' && what.productId) {
    const { words } = missed;
    missed = undefined;
    return { words, kind: 'product', id: what.productId };
  }
  return undefined;
};

/** Sends a count without cookies, account or referrer, also while the page is being left. A lost count is no failure. */
export const sendCount = (what: Counted): void => {
  post(what);
  const step = stepOf(what);
  if (step) post(step);
};
