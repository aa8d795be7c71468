/** Runs the API's end-to-end tests on an isolated local stack: `node api/test/run.mjs [jest arguments]`. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { startStack } from '@shop/local-stack';

const root = path.resolve(import.meta.dirname, '../..');
const stack = await startStack({ isolated: true, onProgress: console.log });
const { status } = spawnSync(
  'npx',
  ['jest', '-c', 'api/jest.e2e.config.mjs', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...stack.env,
      NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
    },
  },
);
await stack.stop();
process.exitCode = status ?? 1;
