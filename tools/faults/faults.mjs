import { setTimeout as sleep } from 'node:timers/promises';
import { inOwnStack } from '../lib/own-shop.mjs';
import { openGround } from './ground.mjs';
import { NAIVE } from './naive.mjs';
import { frozen } from './scenarios/frozen.mjs';
import { goodbye } from './scenarios/goodbye.mjs';
import { kills } from './scenarios/kills.mjs';
import { locks } from './scenarios/locks.mjs';
import { poison } from './scenarios/poison.mjs';
import { postgres } from './scenarios/postgres.mjs';
import { providers } from './scenarios/providers.mjs';
import { redis } from './scenarios/redis.mjs';
import { sameKey } from './scenarios/same-key.mjs';
import { stockRace } from './scenarios/stock-race.mjs';

export const SCENARIOS = {
  'stock-race': stockRace,
  kills,
  'same-key': sameKey,
  redis,
  providers,
  postgres,
  locks,
  goodbye,
  poison,
  frozen,
};
/** No backlog may take this long to be worked off once the fault is over, in seconds. */
const DRAIN_LIMIT = 30;
const SCENARIO_LIMIT_MS = 20 * 60_000;
/** The short form waits most of its time: so many scenarios run side by side, each beside servers of its own. */
const LANES_SHORT = 2;
/** Of the full run: what each order gets in mails fits. */
const KEPT_MAILS = 20_000;

const limited = (work) =>
  Promise.race([
    work,
    sleep(SCENARIO_LIMIT_MS, undefined, { ref: false }).then(() => {
      throw new Error(`It was not over after ${SCENARIO_LIMIT_MS / 1000} s.`);
    }),
  ]);

const one = async (name, context) => {
  const { id, run } = SCENARIOS[name];
  const ground = await openGround(context);
  try {
    const result = await limited(run(ground));
    const wrong = [...result.wrong, ...ground.deaths()];
    const notes = [...wrong, ...result.notes];
    return { name, id, ...result, notes, isBad: isBad({ ...result, wrong }, context) };
  } catch (error) {
    return { name, id, isBad: true, notes: [error.message] };
  } finally {
    await ground.close();
  }
};

/** The short form runs on machines of any speed, so there no time decides. */
const isBad = ({ lost, duplicated, drained = 0, wrong }, { short }) =>
  lost + duplicated + wrong.length > 0 || (!short && drained >= DRAIN_LIMIT);

/** The same fault where the protection is missing: there nothing being lost or doubled is what is wrong. */
const oneNaive = async (name, context) => {
  const ground = await openGround(context);
  try {
    const result = await limited(NAIVE[name](ground));
    return { name, id: 'naive', ...result, isBad: result.lost + result.duplicated === 0 };
  } finally {
    await ground.close();
  }
};

/** Starts so many stacks, one after the other, and does some work beside them. */
const inOwnStacks = (progress, count, work, stacks = []) =>
  stacks.length === count
    ? work(stacks)
    : inOwnStack(progress, (stack) => inOwnStacks(progress, count, work, [...stacks, stack]), {
        durable: true,
        keptMails: KEPT_MAILS,
      });

/** Runs scenarios on throwaway stacks; answers a row for each. */
export const runFaults = (progress, { names, short = false, naive = false }) => {
  const [all, run] = naive ? [NAIVE, oneNaive] : [SCENARIOS, one];
  const chosen = (names ?? Object.keys(all)).filter((known) => known in all);
  const lanes = short ? Math.min(LANES_SHORT, chosen.length) : 1;
  return inOwnStacks(progress, lanes, async (stacks) => {
    const waiting = [...chosen];
    const rows = new Map();
    const lane = async (stack) => {
      const context = { stack, short, say: progress.say };
      for (let name = waiting.shift(); name; name = waiting.shift())
        rows.set(name, await progress.step(name, () => run(name, context)));
    };
    await Promise.all(stacks.map(lane));
    return chosen.map((name) => rows.get(name));
  });
};
