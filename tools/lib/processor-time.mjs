import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports processor time in hundredths of a second. */
const TICK_MS = 10;

/** CPU milliseconds of a process and its children, also those that have exited; Linux only. */
export const processorMs = (pid) => {
  let ticks = 0;
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)))
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      if (Number(name) === pid || fields[1] === pid) ticks += fields[11] + fields[12];
      if (Number(name) === pid) ticks += fields[13] + fields[14];
    } catch {
      // The process has exited in the meantime.
    }
  return ticks * TICK_MS;
};
