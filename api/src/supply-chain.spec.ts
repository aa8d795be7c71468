import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

interface Lock {
  packages: Record<string, Record<string, unknown>>;
}

/** What the check prints about the lock file after a change. */
const check = (change: (packages: Lock['packages']) => void): string => {
  const lock: Lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  change(lock.packages);
  const folder = mkdtempSync(path.join(tmpdir(), 'supply-chain-'));
  const file = path.join(folder, 'package-lock.json');
  try {
    writeFileSync(file, JSON.stringify(lock));
    const args = [path.join(root, 'tools/supply-chain.mjs'), 'check', file];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return `${status} ${stderr.trim()}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
};
const withPackage = (entry: Record<string, unknown>) =>
  check((packages) => {
    packages['node_modules/invented'] = { license: 'MIT', ...entry };
  });

it('TRUST-21 TRUST-22 the packages in use pass', () => {
  expect(check(() => undefined)).toBe('0 ');
});

it('TRUST-21 a licence outside the list fails, and so does a package without one', () => {
  expect(withPackage({ license: 'GPL-3.0' })).toBe('1 invented: GPL-3.0 is not allowed');
  expect(withPackage({ license: '(MIT AND SSPL-1.0)' })).toContain('SSPL-1.0');
  expect(withPackage({ license: undefined })).toBe('1 invented: no licence is not allowed');
  expect(withPackage({ license: '(MIT OR GPL-3.0)' })).toBe('0 ');
  const mixed = '(MIT OR GPL-3.0) AND SSPL-1.0';
  expect(withPackage({ license: mixed })).toBe(`1 invented: ${mixed} is not allowed`);
});

it('TRUST-22 a deprecated package fails unless it is accepted with a reason', () => {
  expect(withPackage({ deprecated: 'Use another' })).toBe('1 invented: Use another');
  expect(check((packages) => void (packages['node_modules/moment'] = { license: 'MIT' }))).toBe(
    '1 moment: it is no longer developed',
  );
  expect(check((packages) => void delete packages['node_modules/bull'])).toContain(
    'bull: it is excepted, but not in use',
  );
});

it('TRUST-22 a package from another place, or without a checksum, fails', () => {
  const resolved = 'https://registry.npmjs.org/invented/-/invented-1.0.0.tgz';
  expect(withPackage({ resolved })).toBe('1 invented: it has no checksum');
  expect(
    withPackage({ resolved: 'git+ssh://git@example.com/a.git', integrity: 'sha512-x' }),
  ).toContain('it comes from git+ssh');
});
