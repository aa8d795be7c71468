/** Runs the API's end-to-end tests on an isolated local stack: `node api/test/run.mjs [jest arguments]`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startStack } from '@shop/local-stack';

const root = path.resolve(import.meta.dirname, '../..');
const stack = await startStack({ isolated: true, onProgress: console.log });
// Not spawnSync: the mailbox and the sandboxes answer from this process.
const jest = ['node_modules/jest/bin/jest.js', '-c', 'api/jest.e2e.config.mjs'];
const tests = spawn(process.execPath, [...jest, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    ...stack.env,
    // As in `npm test`.
    NODE_OPTIONS: '--no-warnings --max-semi-space-size=64',
  },
});
const [status] = await once(tests, 'exit');
await stack.stop();
process.exitCode = status ?? 1;
