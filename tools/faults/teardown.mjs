import { waitUntilDrained, checkInvariants } from './invariants.mjs';
import { failedOf, troubleOf } from '../lib/shopper.mjs';

/**
 * Ends a scenario: waits for running requests and for the backlog, then checks the invariants against the
 * acknowledged orders. Returns its row of the table; `since` is when the fault ended, when that was earlier, and
 * `wrong` lists violations found by the scenario itself.
 */
export const teardown = async (
  environment,
  { tally, stock },
  { traffic, since, mayRepeat = environment.short, failed = 0, notes = [], wrong = [] } = {},
) => {
  await traffic?.stop();
  const drained = await waitUntilDrained(environment, since);
  const books = await checkInvariants(environment, tally, { stock, mayRepeat });
  const rude = tally.statuses[500] ?? 0;
  return {
    ...books,
    drained,
    failed: failedOf(tally) + failed,
    wrong: [...wrong, ...(!environment.short && rude > 0 ? [`${rude} × 500 instead of 503`] : [])],
    notes: [...notes, ...troubleOf(tally), ...books.notes],
  };
};
