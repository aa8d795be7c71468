/** Adds to jest-light-runner: timeouts for tests and hooks, a fresh environment per file, and workers that end with it. */
import { addEventHandler } from 'jest-circus';

// Those of Node: a test may advance fake ones beyond the limit.
const { setTimeout, clearTimeout } = globalThis;
// A machine that is slow, or stops for half a minute, passes too; what a test waits for in vain ends after five minutes.
const LIMIT_MS = 400_000;
const END_LIMIT_MS = 5000;
const initial = { ...process.env };

// The runner only disconnects its workers; an open handle of a test must not keep one running.
process.once('disconnect', () => setTimeout(() => process.exit(), END_LIMIT_MS).unref());

const limited = (item) => {
  const { fn } = item;
  const timeout = Math.max(item.timeout ?? 0, LIMIT_MS);
  // Async, so that the timer also ends when the function throws before it returns a promise.
  item.fn = async () => {
    let timer;
    const late = new Promise((_, reject) => {
      const problem = new Error(`Exceeded ${timeout} ms.`);
      timer = setTimeout(() => reject(problem), timeout);
    });
    try {
      return await Promise.race([fn(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
};

const restoreEnvironment = () => {
  for (const name of Object.keys(process.env)) if (!(name in initial)) delete process.env[name];
  Object.assign(process.env, initial);
};

let file;
addEventHandler(({ name }, { currentDescribeBlock, rootDescribeBlock }) => {
  if (file !== rootDescribeBlock) {
    file = rootDescribeBlock;
    file.hooks.unshift({ type: 'afterAll', fn: restoreEnvironment });
  }
  if (name === 'add_test') limited(currentDescribeBlock.children.at(-1));
  if (name === 'add_hook') limited(currentDescribeBlock.hooks.at(-1));
});
