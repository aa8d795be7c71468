import { spawnSync } from 'node:child_process';

/** Exit status of a process with a set-up file, in which a promise is rejected. */
const statusWith = (setUp: string, message: string): number | null => {
  const code = `Promise.reject(new Error(${JSON.stringify(message)}))`;
  const file = new URL(setUp, import.meta.url).href;
  return spawnSync(process.execPath, ['--no-warnings', '--import', file, '-e', code]).status;
};
const CLOSED = 'Connection is closed.';

it('closed connections end no process of the end-to-end tests; other rejections do', () => {
  expect(statusWith('./closed-connections.mjs', CLOSED)).toBe(0);
  expect(statusWith('./closed-connections.mjs', 'Another problem.')).toBe(1);
});

it('closed connections end a process of the unit tests', () => {
  expect(statusWith('./native-modules.mjs', CLOSED)).toBe(1);
});
