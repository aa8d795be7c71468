import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { troubleIn } from './log-tail.mjs';
import { root } from './run.mjs';

const RESTART_AFTER_MS = 1000;
const QUICK_DEATHS = 5;
const QUICK_WINDOW_MS = 60_000;
const STOP_GRACE_MS = 15_000;

/**
 * Runs a program and restarts it when it exits; gives up after repeated failures.
 * It has its own process group: Ctrl-C reaches only the start command, which stops all in order.
 */
export const keepRunning = ({
  name,
  args,
  cwd = root,
  env,
  logFile,
  processRegistry,
  say,
  onGivenUp,
}) => {
  let child = null;
  let stopping = false;
  let deaths = [];

  const start = () => {
    mkdirSync(path.dirname(logFile), { recursive: true });
    const log = openSync(logFile, 'w');
    child = spawn(process.execPath, args, {
      cwd,
      detached: true,
      stdio: ['ignore', log, log],
      env,
    });
    closeSync(log);
    processRegistry.record(name, child.pid);
    child.once('exit', (code, signal) => void died(signal ?? `code ${code}`));
  };

  const died = async (how) => {
    processRegistry.forget(name);
    if (stopping) return;
    deaths = [...deaths, Date.now()].filter((at) => at > Date.now() - QUICK_WINDOW_MS);
    say(
      [`The ${name} ended with ${how}; its log is ${logFile}`, troubleIn(logFile)]
        .join('\n')
        .trim(),
    );
    if (deaths.length >= QUICK_DEATHS) return onGivenUp(`The ${name} keeps ending; giving up.`);
    await sleep(RESTART_AFTER_MS);
    if (stopping) return;
    say(`Restarting the ${name}.`);
    start();
  };

  const stop = async () => {
    stopping = true;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_GRACE_MS);
    await gone;
    clearTimeout(force);
  };

  const restart = async () => {
    await stop();
    stopping = false;
    start();
  };

  start();
  return { stop, restart, kill: () => child?.kill('SIGKILL') };
};
