import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports processor time in hundredths of a second. */
const TICK_MS = 10;

/** Name, parent, own ticks, and ticks of children that have exited, of a process on Linux. */
const readTicks = (pid) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
  return { name, parent: fields[1], own: fields[11] + fields[12], exited: fields[13] + fields[14] };
};

/** CPU milliseconds of a process without its children; Linux only. */
export const ownProcessorMs = (pid) => readTicks(pid).own * TICK_MS;

/** CPU milliseconds of a process and its children, also those that have exited; Linux only. */
export const processorMs = (pid) => {
  let ticks = 0;
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)))
    try {
      const { parent, own, exited } = readTicks(name);
      if (Number(name) === pid || parent === pid) ticks += own;
      if (Number(name) === pid) ticks += exited;
    } catch {
      // The process has exited in the meantime.
    }
  return ticks * TICK_MS;
};

/** CPU milliseconds of a process and its threads, more exact than ticks. */
const preciseMs = (pid) =>
  readdirSync(`/proc/${pid}/task`)
    .map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'))
    .reduce((sum, line) => sum + Number(line.split(' ')[0]) / 1e6, 0);

/** CPU milliseconds of all running processes that a process started, and those started, by program; Linux only. */
export const processorMsByProgram = (ancestor) => {
  const processes = new Map();
  for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)))
    try {
      const { name, parent } = readTicks(pid);
      processes.set(Number(pid), { name, parent, ms: preciseMs(pid) });
    } catch {
      // The process has exited in the meantime.
    }
  const isStartedBy = (pid) => {
    for (let at = processes.get(pid)?.parent; at; at = processes.get(at)?.parent)
      if (at === ancestor) return true;
    return false;
  };
  const times = {};
  for (const [pid, { name, ms }] of processes)
    if (isStartedBy(pid)) times[name] = (times[name] ?? 0) + ms;
  return times;
};
