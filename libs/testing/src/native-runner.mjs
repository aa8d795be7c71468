import { createRunner } from 'jest-light-runner';

const RUNTIME = 'child_process';
const REQUEST = 'jest-light-runner-get-worker-data';
const RESPONSE = 'jest-light-runner-worker-data';

/**
 * Channel between a run and its worker. The runner shares one channel among all workers: the first request is answered
 * to every worker, and one that has not started to listen waits forever.
 */
const channelWith = (workerData) => {
  const listeners = new Set();
  return {
    onMessage: (listener) => void listeners.add(listener),
    postMessage: (message) => {
      if (message !== REQUEST) return;
      for (const listener of listeners) listener({ type: RESPONSE, workerData });
    },
  };
};

class Pools extends Map {
  constructor(globalConfig) {
    super();
    this.globalConfig = globalConfig;
  }

  set(projectConfig, { pool }) {
    const workerData = { globalConfig: this.globalConfig, projectConfig, runtime: RUNTIME };
    const run = ({ path }) => pool.run(path, { channel: channelWith(workerData) });
    return super.set(projectConfig, { pool, run });
  }
}

/** jest-light-runner with child processes that all get their settings. */
export default class NativeRunner extends createRunner({ runtime: RUNTIME }) {
  constructor(globalConfig, ...more) {
    super(globalConfig, ...more);
    // A single worker is a child process too: what tests leave open must not keep jest running.
    this._runtime = RUNTIME;
    this._testRunners = new Pools(globalConfig);
  }
}
