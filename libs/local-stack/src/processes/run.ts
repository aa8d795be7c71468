import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Finds a command on the PATH. */
export const onPath = (...names: string[]): string | null => {
  for (const name of names)
    for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
      const file = join(folder, name);
      if (folder !== '' && isExecutable(file)) return file;
    }
  return null;
};

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Runs a command and returns its output; the error of a failed one includes it. */
export const run = (
  command: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let all = '';
    child.stdout.on(
      'data',
      (chunk: Buffer) => ((out += chunk.toString()), (all += chunk.toString())),
    );
    child.stderr.on('data', (chunk: Buffer) => (all += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve(out);
      reject(new Error(`${command} ${args.join(' ')} failed:\n${all.trim().slice(-2000)}`));
    });
  });
