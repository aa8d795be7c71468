import { RULES } from '../../support/access-table.js';
import { refusedCallsOf } from '../../support/refused-calls.js';
import {
  ACTORS,
  observeTables,
  type Actor,
  type Call,
  type TestResponse,
  type World,
} from '../../support/access-world.js';
import { malformedCalls } from './malformed-calls.js';
import type { Operation } from './operations.js';
import { faultsOf } from './properties.js';

const AT_ONCE = 8;
const TRIES = 3;

export interface Sent {
  who: Actor;
  call: Call;
  status: number;
}

const isRefused = ({ status }: { status: number }): boolean => status >= 400;
const shortly = (call: Call): string => JSON.stringify(call).slice(0, 2000);

export const callOf = async (world: World, { name }: Operation, who: Actor): Promise<Call> =>
  (await RULES[name]?.call?.(world, who)) ?? {};
export const callerOf = ({ name }: Operation): Actor => RULES[name]?.may[0] ?? 'admin';

/**
 * Sends a call and repeats it after a 503: eight orders of one shopper wait for each other, on a slow
 * machine longer than an order may. An error caused by the input occurs again.
 */
const send = async (world: World, ...args: Parameters<World['send']>): Promise<TestResponse> => {
  for (let tries = 1; ; tries += 1) {
    const answer = await world.send(...args);
    if (answer.status !== 503 || tries === TRIES) return answer;
  }
};

/** Sends calls of one actor, some in parallel; returns their results and what is wrong with the responses. */
export const sendAll = async (
  world: World,
  operation: Operation,
  who: Actor,
  calls: Call[],
  session?: Record<string, string>,
): Promise<{ sent: Sent[]; faults: string[] }> => {
  const sent: Sent[] = [];
  const faults: string[] = [];
  let headers = session ?? (await world.identify(who));
  for (let first = 0; first < calls.length; first += AT_ONCE) {
    const some = calls.slice(first, first + AT_ONCE);
    const answers = await Promise.all(some.map((call) => send(world, operation, call, headers)));
    for (const [index, call] of some.entries()) {
      const answer = answers[index];
      if (!answer) continue;
      sent.push({ who, call, status: answer.status });
      faults.push(
        ...faultsOf(answer, who, world, operation.name).map(
          (fault) => `${operation.name} as ${who}: ${fault} after ${shortly(call)}`,
        ),
      );
    }
    // Accepted calls may end the session.
    if (!session && answers.some(({ status }) => status < 400 || status === 401))
      headers = await world.identify(who);
  }
  return { sent, faults };
};

/** Calls of one actor in one session. */
interface Batch {
  who: Actor;
  calls: Call[];
  session: Record<string, string>;
}

/** What a refused call may change: an order behind an unpaid one asks the card gateway about that one, which is counted. */
const COUNTERS = { payments: ['enquiries', 'enquired_at'] };

/** Sends the calls; returns the results and the tables that differ afterwards. */
const observed = async (world: World, operation: Operation, batches: Batch[]) => {
  const changed = await observeTables(world, COUNTERS);
  const sent: Sent[] = [];
  const faults: string[] = [];
  for (const { who, calls, session } of batches) {
    const result = await sendAll(world, operation, who, calls, session);
    sent.push(...result.sent);
    faults.push(...result.faults);
  }
  return { sent, faults, tables: await changed() };
};

/** Repeats refused calls without the accepted ones, and names those after which a table differs. */
const changesOf = async (
  world: World,
  operation: Operation,
  batches: Batch[],
): Promise<string[]> => {
  const { sent, tables } = await observed(world, operation, batches);
  if (tables.length === 0) return [];
  const [first] = batches;
  const isOne = batches.length === 1 && first?.calls.length === 1;
  // What is accepted this time proves nothing.
  if (first && isOne)
    return sent.every(isRefused)
      ? [
          `${operation.name} as ${first.who}: refused, but changed ${tables.join()} with ${first.calls.map(shortly).join()}`,
        ]
      : [];
  const parts =
    batches.length > 1
      ? batches.map((batch) => [batch])
      : batches.flatMap((batch) => batch.calls.map((call) => [{ ...batch, calls: [call] }]));
  const found: string[] = [];
  for (const part of parts) found.push(...(await changesOf(world, operation, part)));
  return found;
};

/** Ids of the objects of others, for the parameters of a path. */
const foreignPaths = ({ people }: World, { pathNames }: Operation, who: Actor): Call['path'][] =>
  who === 'admin' || who === 'ops'
    ? []
    : pathNames.flatMap((name) =>
        ACTORS.filter((each) => each !== who && people[each].id > 0).map((each) => ({
          [name]: people[each].id,
        })),
      );

/** Malformed calls of an operation as every actor: what is wrong with the responses, and what refusals changed. */
export const fuzz = async (
  world: World,
  operation: Operation,
  { seed, count }: { seed: number; count: number },
): Promise<{ sent: Sent[]; faults: string[] }> => {
  const batches: Batch[] = [];
  const callOfRefused = refusedCallsOf(world, operation.name);
  const may = RULES[operation.name]?.may ?? [];
  for (const [at, who] of ACTORS.entries()) {
    const plain = await (may.includes(who) ? callOf(world, operation, who) : callOfRefused(who));
    const foreign = foreignPaths(world, operation, who);
    const ownSeed = seed * ACTORS.length + at;
    const calls = malformedCalls(operation, plain, { seed: ownSeed, count, foreign });
    batches.push({ who, calls, session: await world.identify(who) });
  }
  const { sent, faults, tables } = await observed(world, operation, batches);
  if (tables.length === 0) return { sent, faults };
  const refused = batches.map(({ who, session }) => ({
    who,
    session,
    calls: sent.filter((each) => each.who === who && isRefused(each)).map(({ call }) => call),
  }));
  const some = refused.filter(({ calls }) => calls.length > 0);
  return { sent, faults: [...faults, ...(await changesOf(world, operation, some))] };
};
