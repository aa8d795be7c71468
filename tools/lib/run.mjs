import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

const KEPT_CHARACTERS = 200_000;

const children = new Set();

// An interrupted command leaves none of its programs behind.
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')));

/**
 * Runs a program, in the project unless told otherwise, to its end and answers what it printed;
 * a failure throws an error that carries that text.
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

/** Runs a program of node_modules, without npx. */
export const runTool = (file, args, options) =>
  run(process.execPath, [path.join(root, 'node_modules', file), ...args], options);
