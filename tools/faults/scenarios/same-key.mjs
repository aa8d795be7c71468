import { insist, newTally, place, wishOf } from '../buyer.mjs';
import { startDoor } from '../door.mjs';
import { ending } from '../ending.mjs';

const PARALLEL = 50;

/** The same wish many times at once; answers the orders that were named. */
const pressOften = async (url, wish, tally) => {
  const answers = await Promise.all(Array.from({ length: PARALLEL }, () => place(url, wish)));
  const ids = await Promise.all(
    answers.map(async (answer) => {
      const text = await answer.text();
      if (!answer.ok) tally.statuses[answer.status] = (tally.statuses[answer.status] ?? 0) + 1;
      return answer.ok ? JSON.parse(text).operationId : undefined;
    }),
  );
  const named = new Set(ids.filter((id) => id));
  for (const id of named) tally.acknowledged.set(wish.note, id);
  return named.size;
};

/** one wish fifty times at once, one key with two wishes, and answers that are lost after the commit. */
export const sameKey = {
  id: 'R-03',
  async run(ground) {
    const [pressed, dropped] = ground.short ? [3, 20] : [20, 200];
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
      if ((await pressOften(ground.url, wish, tally)) !== 1) severalIds += 1;
      const other = { ...wish, lines: [{ productId: id, quantity: 2 }] };
      const { status } = await place(ground.url, other);
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
