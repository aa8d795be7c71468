import { setTimeout as sleep } from 'node:timers/promises';
import { inOwnStack } from '../lib/own-shop.mjs';
import { openGround } from './ground.mjs';
import { kills } from './scenarios/kills.mjs';
import { redis } from './scenarios/redis.mjs';
import { sameKey } from './scenarios/same-key.mjs';
import { stockRace } from './scenarios/stock-race.mjs';

export const SCENARIOS = {
  'stock-race': stockRace,
  kills,
  'same-key': sameKey,
  redis,
};
/** No backlog may take longer than this to be worked off once the fault is over, in seconds. */
const DRAIN_LIMIT = 30;
const SCENARIO_LIMIT_MS = 6 * 60_000;
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
  const { id, run, settings } = SCENARIOS[name];
  const ground = await openGround(context, settings);
  try {
    const result = await limited(run(ground));
    const deaths = ground.deaths();
    const notes = [...(result.notes ?? []), ...deaths];
    return { name, id, ...result, notes, isBad: isBad(result, context) || deaths.length > 0 };
  } catch (error) {
    return { name, id, isBad: true, notes: [error.message] };
  } finally {
    await ground.close();
  }
};

/** The short form runs on machines of any speed, so there only counts decide. */
const isBad = ({ lost, duplicated, drained = 0 }, { short }) =>
  lost > 0 || duplicated > 0 || drained === Infinity || (!short && drained >= DRAIN_LIMIT);

/** Runs scenarios one after the other on a stack of their own; answers a row for each. */
export const runFaults = (progress, { names = Object.keys(SCENARIOS), short = false }) =>
  inOwnStack(
    progress,
    async (stack) => {
      const rows = [];
      for (const name of names)
        rows.push(await progress.step(name, () => one(name, { stack, short, say: progress.say })));
      return rows;
    },
    { durable: true, keptMails: KEPT_MAILS },
  );
