import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isReachable, serverDataDir } from './data-directories.js';

const OTHER_USER = { uid: 65_534, gid: 65_534 };
let home: string;
let data: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'closed-home-'));
  data = join(home, 'shop', '.data');
  mkdirSync(data, { recursive: true });
});
afterEach(() => rmSync(home, { recursive: true }));

it('a folder below a private home is not accessible to another user', () => {
  chmodSync(home, 0o700);
  expect(isReachable(data, OTHER_USER)).toBe(false);
  chmodSync(home, 0o711);
  expect(isReachable(data, OTHER_USER)).toBe(true);
});

it('data stays in the data folder if the server can access it', () => {
  chmodSync(home, 0o755);
  expect(serverDataDir(data, 'postgres', OTHER_USER)).toBe(join(data, 'postgres'));
  chmodSync(home, 0o700);
  expect(serverDataDir(data, 'postgres', undefined)).toBe(join(data, 'postgres'));
});
