import { readFileSync } from 'node:fs';
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

const USUAL_LIMIT_S = 30;
const OWN_LIMIT = /_MS = (\d+)_000;/g;
const EVERY_ROUTE = /\b(runningRoutes|operationsOf)\b/;

/** 2: the file calls every route; 1: it gives its tests more time than usual; else 0. */
const lengthOf = ({ path }) => {
  const text = readFileSync(path, 'utf8');
  if (EVERY_ROUTE.test(text)) return 2;
  return [...text.matchAll(OWN_LIMIT)].some(([, seconds]) => Number(seconds) > USUAL_LIMIT_S)
    ? 1
    : 0;
};

/** Long files first, as far as jest does not know how long each took, so that none runs alone at the end. */
const longestFirst = (tests) => {
  if (tests.some(({ duration }) => duration !== undefined)) return tests;
  const lengths = new Map(tests.map((test) => [test, lengthOf(test)]));
  return tests.toSorted((one, other) => lengths.get(other) - lengths.get(one));
};

/** Projects that share processes with all of the same set-up have one pool, the others one each. */
const poolOf = ({ id, testEnvironmentOptions, setupFiles, setupFilesAfterEnv }) =>
  testEnvironmentOptions.sharesProcesses ? JSON.stringify([setupFiles, setupFilesAfterEnv]) : id;

/** jest-light-runner with child processes that all get their settings, and that projects can share. */
export default class NativeRunner extends createRunner({ runtime: RUNTIME }) {
  constructor(globalConfig, ...more) {
    super(globalConfig, ...more);
    // A single worker is a child process too: what tests leave open must not keep jest running.
    this._runtime = RUNTIME;
    this._testRunners = new Pools(globalConfig);
    /** The project whose settings the processes of a pool have. */
    this._projects = new Map();
  }

  runTests(tests, ...more) {
    return super.runTests(longestFirst(tests), ...more);
  }

  _runTest(test) {
    const { config } = test.context;
    const pool = poolOf(config);
    if (!this._projects.has(pool)) this._projects.set(pool, config);
    return super._runTest({ ...test, context: { config: this._projects.get(pool) } });
  }
}
