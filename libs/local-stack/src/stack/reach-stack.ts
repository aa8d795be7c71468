import { resolve } from 'node:path';
import { ProcessRegistry } from '../processes/process-registry.js';
import { readStackState } from './stack-state.js';
import { startStack, type StackOptions } from './stack.js';

/** Settings of a stack, and a function that releases it. */
interface ReachedStack {
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/** Uses the running stack of the data folder, or starts one. */
export const reachStack = async (options: StackOptions = {}): Promise<ReachedStack> => {
  const dataDir = resolve(options.dataDir ?? '.data');
  if (!new ProcessRegistry(dataDir).owner()) return startStack(options);
  const env = readStackState(dataDir);
  if (!env) throw new Error('The shop is still starting here; try again in a moment.');
  return { env, stop: () => Promise.resolve() };
};
