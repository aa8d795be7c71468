import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../dist/worker.js', import.meta.url));

const JUMPS_AFTER_MS = 4000;

/** A module that changes the clock of its process. */
const jumping = (byMs: number): string =>
  `data:text/javascript,${encodeURIComponent(`
    const Real = Date;
    let by = 0;
    globalThis.Date = class extends Real {
      static now() { return Real.now() + by; }
      constructor(...args) { super(...(args.length > 0 ? args : [Date.now()])); }
    };
    setTimeout(() => { by = ${byMs}; }, ${JUMPS_AFTER_MS}).unref();
  `)}`;

export interface WorkerProcesses {
  /** `clockMs`: the offset of its clock shortly after the start; negative for the past. */
  start(options?: { clockMs?: number }): ChildProcess;
  /** kill -9; resolves when it has ended. */
  stop(worker: ChildProcess): Promise<void>;
  stopAll(): Promise<void>;
}

/** Workers as separate processes, with the settings of this one, so that they can be killed. */
export const workerProcesses = (): WorkerProcesses => {
  if (!existsSync(program)) throw new Error('Build the API first: node api/build.mjs');
  const workers = new Set<ChildProcess>();
  const stop = async (worker: ChildProcess): Promise<void> => {
    workers.delete(worker);
    if (worker.exitCode !== null || worker.signalCode !== null) return;
    worker.kill('SIGKILL');
    await once(worker, 'exit');
  };
  return {
    start: ({ clockMs } = {}) => {
      const clock = clockMs === undefined ? [] : ['--import', jumping(clockMs)];
      const worker = spawn(process.execPath, [...clock, program], {
        env: { ...process.env, NODE_OPTIONS: '' },
        stdio: 'ignore',
      });
      workers.add(worker);
      return worker;
    },
    stop,
    stopAll: async () => {
      await Promise.all([...workers].map(stop));
    },
  };
};
