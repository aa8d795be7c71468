import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../lib/run.mjs';

const script = (name) => path.join(root, 'deploy', 'backup', name);
const POLL_MS = 200;
const LIMIT_MS = 300_000;

/** Runs production's backup scripts on a folder. */
export const openBackups = ({ dataDir, client, databaseUrl, uploads }) => {
  const folder = path.join(dataDir, 'backups');
  const secret = path.join(dataDir, 'database_backup_url');
  const logFile = path.join(dataDir, 'logs', 'backup.log');
  mkdirSync(folder, { recursive: true });
  writeFileSync(secret, databaseUrl, { mode: 0o600 });
  const env = {
    ...process.env,
    ...client,
    DATABASE_BACKUP_URL_FILE: secret,
    UPLOADS: uploads,
    BACKUP_EVERY_HOURS: '24',
    BACKUP_KEEP_DAYS: '14',
  };
  const start = (name, args, more, how) => {
    const log = openSync(logFile, 'a');
    const stdio = ['ignore', 'pipe', log];
    const child = spawn('sh', [script(name), ...args], {
      ...{ cwd: folder, stdio, env: { ...env, ...more } },
      ...how,
    });
    closeSync(log);
    return child;
  };
  /** Runs a script; returns its output and the seconds it took. */
  const run = async (name, args, more) => {
    const began = performance.now();
    const child = start(name, args, more);
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`${name} ${args[0]} exited with code ${code}; see ${logFile}`);
    return { name: output.trim(), seconds: (performance.now() - began) / 1000 };
  };
  const backupsLike = (pattern) => readdirSync(folder).filter((name) => pattern.test(name));
  return {
    folder,
    backUp: (what, more) => run('backup.sh', [what], more),
    restore: (...args) => run('restore.sh', args),
    /** Runs the backup service as its container does, in a process group of its own. Returns a function that stops it. */
    async serve() {
      const child = start('backup.sh', [], {}, { detached: true });
      child.stdout.resume();
      const gone = once(child, 'exit');
      const stop = async () => {
        process.kill(-child.pid, 'SIGTERM');
        await gone;
      };
      const limit = Date.now() + LIMIT_MS;
      while (backupsLike(/^base-.*Z$/).length === 0) {
        if (Date.now() < limit && child.exitCode === null) await sleep(POLL_MS);
        else {
          await stop();
          throw new Error(`The first backup was not created; see ${logFile}`);
        }
      }
      return stop;
    },
    base: () =>
      backupsLike(/^base-.*Z$/)
        .sort()
        .at(-1),
  };
};
