import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Passwords of the local servers, and the signing key of local sessions. */
interface LocalSecrets {
  postgres: string;
  application: string;
  backup: string;
  redis: string;
  jwt: string;
}

const NAMES = ['postgres', 'application', 'backup', 'redis', 'jwt'] as const;

const storedIn = (file: string): Partial<LocalSecrets> => {
  const stored: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return typeof stored === 'object' && stored !== null ? stored : {};
};

const isComplete = (secrets: Partial<LocalSecrets>): secrets is LocalSecrets =>
  NAMES.every((name) => name in secrets);

const random = (): string => randomBytes(32).toString('hex');

/** Reads the secrets of a data folder; created once, readable by the owner only. */
export const localSecrets = (dataDir: string): LocalSecrets => {
  const file = join(dataDir, 'secrets.json');
  const stored = storedIn(file);
  if (isComplete(stored)) return stored;
  const made: LocalSecrets = {
    ...{ postgres: random(), application: random(), backup: random() },
    ...{ redis: random(), jwt: random() },
    ...stored,
  };
  writeFileSync(`${file}.new`, JSON.stringify(made), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return made;
};
