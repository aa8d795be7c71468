/**
 * `npm run fuzz`: malformed calls of every operation of the contract as every actor, on a throwaway stack. The seed is
 * printed and makes the same calls again: `-- --calls 100000 --seed 7 --only 'POST /sendData'`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../lib/build.mjs';
import { inOwnStack, ownEnv, stopWhenInterrupted, whileRunning } from '../lib/own-shop.mjs';
import { createProgress } from '../lib/progress.mjs';
import { root } from '../lib/run.mjs';
import { recordRun } from '../lib/security-runs.mjs';

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e8)) },
    only: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
});
const RESULT = path.join(root, 'test-results', 'fuzz.json');
const progress = createProgress();
stopWhenInterrupted();
rmSync(RESULT, { force: true });
if (!values['no-build']) await build(progress);
console.log(`seed ${values.seed}`);

const code = await inOwnStack(progress, async (stack) => {
  const jest = ['node_modules/jest/bin/jest.js', '-c', 'api/jest.e2e.config.mjs', 'security-fuzz'];
  const tests = spawn(process.execPath, [...jest, '--silent', '--reporters=summary'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...ownEnv(),
      ...stack.env,
      NODE_OPTIONS: '--no-warnings',
      FUZZ_CALLS: values.calls,
      FUZZ_SEED: values.seed,
      FUZZ_RESULT: RESULT,
      ...(values.only && { FUZZ_ONLY: values.only }),
    },
  });
  return whileRunning(
    async () => tests.kill(),
    async () => (await once(tests, 'exit'))[0] ?? 1,
  );
});

if (existsSync(RESULT)) {
  const { seed, calls, operations, statuses, growth, faults } = JSON.parse(
    readFileSync(RESULT, 'utf8'),
  );
  const byStatus = {};
  for (const [key, count] of Object.entries(statuses)) {
    const status = key.split(' ')[1];
    byStatus[status] = (byStatus[status] ?? 0) + count;
  }
  const what = `${calls} calls of ${operations} operations with seed ${seed}`;
  console.log(what);
  console.log(
    Object.entries(byStatus)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', '),
  );
  console.log(`memory: ${(growth / 2 ** 20).toFixed(0)} MB more; findings: ${faults.length}`);
  for (const fault of faults) console.log(`  ${fault}`);
  if (!values.only && calls >= 100_000) recordRun('fuzz', `${what}, ${faults.length} findings`);
}
process.exitCode = code;
