import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports processor time in hundredths of a second. */
const TICK_MS = 10;

/** Parent, own ticks, and ticks of children that have exited, of a process on Linux. */
const readTicks = (pid) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return { parent: fields[1], own: fields[11] + fields[12], exited: fields[13] + fields[14] };
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
