import { RULES } from './access-table.js';
import type { Actor, Call, World } from './access-world.js';

/**
 * Valid calls of a route for actors that it refuses: refused calls change nothing, so all send the same one, unless it
 * depends on the caller.
 */
export const refusedCallsOf = (world: World, name: string): ((who: Actor) => Promise<Call>) => {
  const { call = () => ({}) } = RULES[name] ?? {};
  let shared: Promise<Call> | undefined;
  const make = async (who: Actor): Promise<Call> => call(world, who);
  return (who) => (call.length > 1 ? make(who) : (shared ??= make(who)));
};
