import { setTimeout as sleep } from 'node:timers/promises';
import { inOwnStack } from '../lib/own-shop.mjs';
import { openTestEnvironment } from './test-environment.mjs';
import { CONTROL_GROUP } from './control-group.mjs';
import { pausedWorker } from './scenarios/paused-worker.mjs';
import { gracefulShutdown } from './scenarios/graceful-shutdown.mjs';
import { kills } from './scenarios/kills.mjs';
import { locks } from './scenarios/locks.mjs';
import { poisonMessages } from './scenarios/poison-messages.mjs';
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
  'graceful-shutdown': gracefulShutdown,
  'poison-messages': poisonMessages,
  'paused-worker': pausedWorker,
};
/** Limit for processing the backlog after the fault, in seconds. */
const DRAIN_LIMIT = 30;
const SCENARIO_LIMIT_MS = 20 * 60_000;
/** The short form mostly waits, so this many scenarios run in parallel, each with its own servers. */
const LANES_SHORT = 3;
/** Enough for every mail of the full run. */
const KEPT_MAILS = 20_000;

const limited = (work) =>
  Promise.race([
    work,
    sleep(SCENARIO_LIMIT_MS, undefined, { ref: false }).then(() => {
      throw new Error(`It timed out after ${SCENARIO_LIMIT_MS / 1000} s.`);
    }),
  ]);

const one = async (name, context) => {
  const { id, run } = SCENARIOS[name];
  const environment = await openTestEnvironment(context);
  try {
    const result = await limited(run(environment));
    const wrong = [...result.wrong, ...environment.unexpectedExits()];
    const notes = [...wrong, ...result.notes];
    return { name, id, ...result, notes, isFailed: isFailed({ ...result, wrong }, context) };
  } catch (error) {
    return { name, id, isFailed: true, notes: [error.message] };
  } finally {
    await environment.close();
  }
};

/** The short form runs on machines of any speed, so times are not checked. */
const isFailed = ({ lost, duplicated, drained = 0, wrong }, { short }) =>
  lost + duplicated + wrong.length > 0 || (!short && drained >= DRAIN_LIMIT);

/** The same fault without the protection: it fails when nothing is lost or duplicated. */
const runControl = async (name, context) => {
  const environment = await openTestEnvironment(context);
  try {
    const result = await limited(CONTROL_GROUP[name](environment));
    return { name, id: 'control', ...result, isFailed: result.lost + result.duplicated === 0 };
  } finally {
    await environment.close();
  }
};

/** Starts `count` stacks one after the other and runs `work` with them. */
const inOwnStacks = (progress, count, work, stacks = []) =>
  stacks.length === count
    ? work(stacks)
    : inOwnStack(progress, (stack) => inOwnStacks(progress, count, work, [...stacks, stack]), {
        durable: true,
        maxMails: KEPT_MAILS,
      });

/** Runs scenarios on throwaway stacks; returns a row for each. */
export const runFaults = (progress, { names, short = false, controlGroup = false }) => {
  const [all, run] = controlGroup ? [CONTROL_GROUP, runControl] : [SCENARIOS, one];
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
