import { answerTo, insist, newTally, place, wishOf } from '../buyer.mjs';
import { startDoor } from '../door.mjs';
import { ending } from '../ending.mjs';

const PARALLEL = 50;

/** One press of many; answers the order it was told of. */
const press = async (url, wish, tally) => {
  const answer = await place(url, wish).catch(() => undefined);
  if (answer?.ok) return (await answer.json()).operationId;
  if (!answer) tally.unanswered += 1;
  else tally.statuses[answer.status] = (tally.statuses[answer.status] ?? 0) + 1;
  return undefined;
};

/** The same wish many times at once, and once more by a patient buyer; answers how many orders were named. */
const pressOften = async (url, wish, tally) => {
  const pressed = Array.from({ length: PARALLEL }, () => press(url, wish, tally));
  const named = new Set(await Promise.all(pressed));
  named.add(await insist(url, wish, { tally }));
  named.delete(undefined);
  return named.size;
};

/** one wish fifty times at once, one key with two wishes, and answers that are lost after the commit. */
export const sameKey = {
  id: 'R-03',
  async run(ground) {
    const [pressed, dropped] = ground.short ? [2, 12] : [20, 200];
    await ground.start({ workers: 1 });
    const stock = 100_000;
    const [id] = await ground.products(1, stock);
    const people = await ground.buyers(pressed + dropped);
    const tally = newTally();
    const wishes = people.map((buyer, at) =>
      wishOf(buyer, [{ productId: id, quantity: 1 }], at >= pressed && at % 2 ? 'card' : 'cod'),
    );
    let severalIds = 0;
    let foreignTaken = 0;
    for (const wish of wishes.slice(0, pressed)) {
      if ((await pressOften(ground.url, wish, tally)) > 1) severalIds += 1;
      const other = { ...wish, lines: [{ productId: id, quantity: 2 }] };
      const { status } = await answerTo(ground.url, other);
      if (status !== 422) foreignTaken += 1;
    }
    const door = await startDoor(ground.url);
    try {
      const buyer = async (wish) => {
        door.loseNext(wish.key);
        await insist(door.url, wish, { tally });
      };
      const queue = wishes.slice(pressed);
      const line = async () => {
        for (let wish = queue.shift(); wish; wish = queue.shift()) await buyer(wish);
      };
      await Promise.all(Array.from({ length: 10 }, line));
    } finally {
      await door.close();
    }
    return ending(
      ground,
      { tally, stock },
      {
        notes: [`${pressed} × ${PARALLEL} at once`, `${door.lost()} answers lost`],
        wrong: [
          ...(severalIds > 0 ? [`${severalIds} wishes were answered with several orders`] : []),
          ...(foreignTaken > 0 ? [`${foreignTaken} keys were taken for another wish`] : []),
        ],
      },
    );
  },
};
