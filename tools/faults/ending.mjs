import { drain, readBooks } from './books.mjs';
import { failedOf, troubleOf } from './buyer.mjs';

/**
 * How a scenario ends: everybody is served, what is left is worked off, and the books are compared with what was
 * acknowledged. Answers its row of the table; `since` is when the fault was over, should that be earlier, and
 * each of `wrong` a promise that was broken beside the books.
 */
export const ending = async (
  ground,
  { tally, stock },
  { traffic, since, mayRepeat = ground.short, failed = 0, notes = [], wrong = [] } = {},
) => {
  await traffic?.stop();
  const drained = await drain(ground, since);
  const books = await readBooks(ground, tally, { stock, mayRepeat });
  const rude = tally.statuses[500] ?? 0;
  return {
    ...books,
    drained,
    failed: failedOf(tally) + failed,
    wrong: [
      ...wrong,
      ...(!ground.short && rude > 0 ? [`${rude} × 500 where 503 would be right`] : []),
    ],
    notes: [...notes, ...troubleOf(tally), ...books.notes],
  };
};
