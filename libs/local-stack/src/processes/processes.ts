import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 50;

/** Identifies a process even when its pid is reused. */
export interface ProcessMark {
  pid: number;
  born: string;
}

const fromProc = (pid: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || state === 'X' ? null : (rest[18] ?? null);
  } catch {
    return null;
  }
};

const fromPs = (pid: number): string | null => {
  try {
    const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return line === '' || line.startsWith('Z') ? null : line.slice(line.indexOf(' ')).trim();
  } catch {
    return null;
  }
};

/** Start time of a process, or null when it has exited (a zombie has). */
export const startTimeOf = (pid: number): string | null =>
  process.platform === 'linux' ? fromProc(pid) : fromPs(pid);

/** Command line of a process; empty when it has exited or is not readable. */
export const commandOf = (pid: number): string => {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
};

/** True while this process runs, not a later one with the same pid. */
export const isSame = ({ pid, born }: ProcessMark): boolean => startTimeOf(pid) === born;

/** Identity of a running process, or null when it has exited. */
export const markOf = (pid: number): ProcessMark | null => {
  const born = startTimeOf(pid);
  return born === null ? null : { pid, born };
};

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // It exited between the check and the signal.
  }
};

const waitForExit = async (mark: ProcessMark, graceMs: number): Promise<boolean> => {
  for (let waited = 0; waited < graceMs; waited += POLL_MS) {
    if (!isSame(mark)) return true;
    await sleep(POLL_MS);
  }
  return !isSame(mark);
};

/** Sends a stop signal, then SIGKILL after the grace time. */
export const stopProcess = async (
  mark: ProcessMark,
  polite: NodeJS.Signals,
  graceMs = 10_000,
): Promise<void> => {
  if (!isSame(mark)) return;
  signal(mark.pid, polite);
  if (await waitForExit(mark, graceMs)) return;
  signal(mark.pid, 'SIGKILL');
  await waitForExit(mark, 5000);
};
