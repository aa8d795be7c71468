import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

const KEPT_CHARACTERS = 200_000;

const children = new Set();

// An interrupted command stops its child processes.
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')));

/**
 * Runs a command, by default in the project folder, and returns its output;
 * after a failure throws an error with that output.
 */
export const run = (command, args, { env = {}, limitMs, cwd = root } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    let output = '';
    const keep = (chunk) => {
      output = (output + chunk).slice(-KEPT_CHARACTERS);
    };
    const limit = limitMs && setTimeout(() => child.kill('SIGKILL'), limitMs);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      children.delete(child);
      clearTimeout(limit);
      if (code === 0) return resolve(output);
      const how = signal ?? `code ${code}`;
      const text = `${path.basename(command)} ${args.join(' ')} ended with ${how}`;
      reject(Object.assign(new Error(`${text}\n${output.trimEnd()}`), { output }));
    });
  });

/** Runs a command of node_modules, without npx. */
export const runTool = (file, args, options) =>
  run(process.execPath, [path.join(root, 'node_modules', file), ...args], options);
