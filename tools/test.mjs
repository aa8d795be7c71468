/** `npm test`: everything that must hold, on its own throwaway stack. `--only=unit,e2e` runs a part. */
import { install } from './install.mjs';
import { build } from './lib/build.mjs';
import { stopWhenInterrupted } from './lib/own-shop.mjs';
import { createProgress } from './lib/progress.mjs';
import { counts, failureOf, report } from './lib/test-report.mjs';
import { stages } from './test-steps.mjs';

const END_LIMIT_MS = 5000;
const progress = createProgress();
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice(7)
  .split(',');
const idOf = ({ name, short = name }) => short;
const isChosen = (step) => !only || only.includes(idOf(step));
const ids = stages.flat().map(idOf);

stopWhenInterrupted();

const done = [];
const start = performance.now();
const take = async (name, work) => {
  const began = performance.now();
  const result = await work().catch((error) => {
    console.error(`\n${name} failed:\n${error.message}\n`);
    return counts(0, 1, [failureOf(error)]);
  });
  const ms = performance.now() - began;
  done.push({ name, ...result, ms });
  progress.say(
    `${name}: ${result.passed} passed, ${result.failed} failed, ${(ms / 1000).toFixed(1)} s`,
  );
  return result.failed === 0;
};

const prepared = await take('install and build', async () => {
  await install(progress);
  await build(progress);
  return counts(1, 0);
});
const wrong = only?.filter((id) => !ids.includes(id)) ?? [];
if (wrong.length > 0)
  await take(`--only=${wrong.join()}`, () => Promise.reject(new Error(`Steps: ${ids.join(', ')}`)));
if (prepared)
  for (const stage of stages)
    await Promise.all(
      stage
        .filter(isChosen)
        .map(({ name, work }) => take(name, () => progress.step(name, () => work(progress)))),
    );

console.log(report(done, performance.now() - start));
process.exitCode = done.some(({ failed }) => failed > 0) ? 1 : 0;
// Open handles of a step must not keep the command running.
setTimeout(() => process.exit(), END_LIMIT_MS).unref();
