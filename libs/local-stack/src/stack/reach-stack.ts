import { resolve } from 'node:path';
import { ProcessRegistry } from '../processes/process-registry.js';
import { readStackState } from './stack-state.js';
import { startStack, type StackOptions } from './stack.js';

/** The settings that reach a stack, and how to let it go. */
interface ReachedStack {
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/** Reaches the stack that runs on the data folder, or starts one for as long as it is needed. */
export const reachStack = async (options: StackOptions = {}): Promise<ReachedStack> => {
  const dataDir = resolve(options.dataDir ?? '.data');
  if (!new ProcessRegistry(dataDir).owner()) return startStack(options);
  const env = readStackState(dataDir);
  if (!env) throw new Error('The shop is still starting here; try again in a moment.');
  return { env, stop: () => Promise.resolve() };
};
