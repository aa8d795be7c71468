/** Fake timers with the asynchronous method that jest-light-runner's own lack. They and mocks end with their file. */
import { ModernFakeTimers } from '@jest/fake-timers';
import { addEventHandler } from 'jest-circus';

// Node itself needs these, as it shares the global object with the tests.
const OF_NODE = ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask'];
const timers = new ModernFakeTimers({
  config: { fakeTimers: { enableGlobally: true } },
  global: globalThis,
});
Object.assign(globalThis.jest, {
  useFakeTimers: (options) => {
    if (options !== undefined) throw new Error('useFakeTimers has no options in these tests.');
    timers.useFakeTimers({ doNotFake: OF_NODE });
  },
  useRealTimers: () => timers.useRealTimers(),
  setSystemTime: (time) => timers.setSystemTime(time),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
});

const afterFile = () => {
  globalThis.jest.restoreAllMocks();
  timers.useRealTimers();
};

let file;
addEventHandler((_event, { rootDescribeBlock }) => {
  if (file === rootDescribeBlock) return;
  file = rootDescribeBlock;
  file.hooks.push({ type: 'afterAll', fn: afterFile });
});
