import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../dist/worker.js', import.meta.url));

export interface WorkerProcesses {
  start(): ChildProcess;
  /** kill -9; resolves when it is gone. */
  stop(worker: ChildProcess): Promise<void>;
  stopAll(): Promise<void>;
}

/** Workers as processes of their own, with the settings of this one: they can be killed. */
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
    start: () => {
      const worker = spawn(process.execPath, [program], {
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
