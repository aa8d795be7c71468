import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const CHECK_MS = 1000;

const viaProc = (pid) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  return { parent: Number(fields[1]), command };
};

const viaPs = (pid) => {
  const line = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)])
    .toString()
    .trim();
  const [parent, ...command] = line.split(/\s+/);
  return { parent: Number(parent), command: command.join(' ') };
};

const look = (pid) => {
  try {
    return process.platform === 'linux' ? viaProc(pid) : viaPs(pid);
  } catch {
    return null;
  }
};

/** The processes between npm and this one, npm included; empty if npm did not start it. */
const chainToNpm = () => {
  const chain = [];
  for (let pid = process.ppid; pid > 1 && chain.length < 4;) {
    const seen = look(pid);
    if (!seen) return [];
    chain.push({ pid, parent: seen.parent });
    if (/\bnpm\b/.test(seen.command)) return chain;
    pid = seen.parent;
  }
  return [];
};

/** Calls back once if the npm that started this command was killed: Ctrl-C would no longer reach it. */
export const whenNpmDies = (callback) => {
  const chain = chainToNpm();
  if (chain.length === 0) return;
  const timer = setInterval(() => {
    const whole =
      process.ppid === chain[0].pid &&
      chain.slice(0, -1).every(({ pid, parent }) => look(pid)?.parent === parent);
    if (whole) return;
    clearInterval(timer);
    callback();
  }, CHECK_MS);
  timer.unref();
};
