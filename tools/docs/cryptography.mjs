import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';

const PAGE = 'docs/cryptography.md';
const USES = 'createHash\\(|createHmac\\(|create(De|C)ipheriv\\(|hkdfSync\\(|@node-rs/argon2';

/** Files that make hashes, signatures, ciphers or keys and are missing in the inventory, and files in it that do not exist. */
export const cryptographyFaults = () => {
  const text = readFileSync(path.join(root, PAGE), 'utf8');
  const args = ['grep', '--untracked', '-lE', USES, '--', 'api/src', ':!*.spec.ts'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const named = [...text.matchAll(/`(api\/[\w./-]+\.ts)`/g)].map(([, file]) => file);
  return [
    ...files
      .filter((file) => !text.includes(`\`${file}\``))
      .map((file) => `${PAGE}: ${file} is missing in the inventory`),
    ...named
      .filter((file) => !existsSync(path.join(root, file)))
      .map((file) => `${PAGE}: there is no ${file}`),
  ];
};
