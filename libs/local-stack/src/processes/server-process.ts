import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProcessRegistry } from './process-registry.js';
import { markOf, stopProcess } from './processes.js';
import type { RunAs } from './run-as.js';

const READY_POLL_MS = 100;
const READY_LIMIT_MS = 60_000;
const LOG_TAIL_LINES = 12;

/** How to start a server, check its readiness and stop it. */
interface ServerPlan {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  logFile: string;
  processRegistry: ProcessRegistry;
  stopSignal: NodeJS.Signals;
  user?: RunAs | undefined;
  env?: NodeJS.ProcessEnv;
  /** Resolves when the server responds, otherwise rejects. */
  probe: () => Promise<void>;
  /** Called when the server exits unexpectedly. */
  onDeath?: ((name: string) => void) | undefined;
}

/** A running server. */
export interface RunningServer {
  stop: () => Promise<void>;
  /** Kills it without a shutdown. */
  crash: (signal: NodeJS.Signals) => Promise<void>;
  /** Starts it again with the same data. */
  restart: () => Promise<void>;
}

const tail = (file: string): string =>
  readFileSync(file, 'utf8').trimEnd().split('\n').slice(-LOG_TAIL_LINES).join('\n');

const launch = (plan: ServerPlan) => {
  mkdirSync(dirname(plan.logFile), { recursive: true });
  const log = openSync(plan.logFile, 'w');
  // Own process group: Ctrl-C reaches only the start command, which stops the servers in order.
  const child = spawn(plan.command, plan.args, {
    cwd: plan.cwd,
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...plan.env },
    ...plan.user,
  });
  closeSync(log);
  return child;
};

/** Starts a server, waits until it is ready and records its process. */
export const startServer = async (plan: ServerPlan): Promise<RunningServer> => {
  let end = await run(plan);
  return {
    stop: () => end(plan.stopSignal),
    crash: (signal) => end(signal),
    restart: async () => {
      end = await run(plan);
    },
  };
};

/** Starts the process once; returns a function that stops it. */
const run = async (plan: ServerPlan): Promise<(signal: NodeJS.Signals) => Promise<void>> => {
  const child = launch(plan);
  let stopping = false;
  let ready = false;
  let failure: string | null = null;
  child.once('error', (error) => (failure = error.message));
  child.once('exit', (code, signal) => {
    failure ??= `it ended with ${signal ?? `code ${code}`}`;
    plan.processRegistry.forget(plan.name);
    if (ready && !stopping) plan.onDeath?.(plan.name);
  });
  const pid = child.pid ?? 0;
  if (pid) plan.processRegistry.record(plan.name, pid);
  const mark = pid ? markOf(pid) : null;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    stopping = true;
    if (mark) await stopProcess(mark, signal, 20_000);
    plan.processRegistry.forget(plan.name);
  };

  const limit = Date.now() + READY_LIMIT_MS;
  let last: unknown = null;
  while (failure === null && Date.now() < limit) {
    try {
      await plan.probe();
      ready = true;
      return end;
    } catch (error) {
      last = error;
      await sleep(READY_POLL_MS);
    }
  }
  await end(plan.stopSignal);
  const reason = failure ?? (last instanceof Error ? last.message : 'it did not answer in time');
  throw new Error(`${plan.name} could not start: ${reason}\n${tail(plan.logFile)}`);
};
