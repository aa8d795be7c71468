import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../lib/run.mjs';
import { nodeFlags } from '../lib/shop.mjs';

const RESTART_AFTER_MS = 500;
const STOP_LIMIT_MS = 3 * 60_000;
const children = new Set();
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')));

/** One process of the shop that scenarios kill; it is restarted and recorded when it exits by itself. */
export class ShopProcess {
  /** Exits that no scenario caused, except those with the `expected` code. */
  unexpectedExits = [];
  expectedExits = 0;
  #stopRequested = new WeakSet();
  #child;

  constructor({ file, env, logFile, flags = [], expected }) {
    Object.assign(this, { file, env, logFile, flags, expected });
    this.start();
  }

  start() {
    const log = openSync(this.logFile, 'a');
    const args = [
      ...nodeFlags(this.file),
      ...this.flags,
      path.join(root, 'api', 'dist', this.file),
    ];
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', log, log],
      env: this.env,
    });
    closeSync(log);
    children.add(child);
    this.#child = child;
    child.once('exit', (code, signal) => void this.#ended(child, signal ?? `code ${code}`));
  }

  async #ended(child, how) {
    children.delete(child);
    if (this.#stopRequested.has(child)) return;
    if (how === this.expected) this.expectedExits += 1;
    else this.unexpectedExits.push(`${this.file} ended with ${how}`);
    await sleep(RESTART_AFTER_MS);
    if (this.#child === child && !this.#stopRequested.has(child)) this.start();
  }

  get pid() {
    return this.#child.pid;
  }

  signal(name) {
    this.#child.kill(name);
  }

  /** Stops it and returns how long that took in ms; killed after the limit. */
  async end(signal = 'SIGKILL') {
    const child = this.#child;
    this.#stopRequested.add(child);
    if (child.exitCode !== null || child.signalCode !== null) return 0;
    const began = performance.now();
    const gone = once(child, 'exit');
    child.kill(signal);
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await gone;
    clearTimeout(force);
    return performance.now() - began;
  }
}
