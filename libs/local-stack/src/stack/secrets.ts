import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Passwords of the local servers, and the signing key of local sessions. */
interface LocalSecrets {
  postgres: string;
  redis: string;
  jwt: string;
}

const isSecrets = (value: unknown): value is LocalSecrets =>
  typeof value === 'object' &&
  value !== null &&
  ['postgres', 'redis', 'jwt'].every((name) => name in value);

const random = (): string => randomBytes(32).toString('hex');

/** Reads the secrets of a data folder; created once, readable by the owner only. */
export const localSecrets = (dataDir: string): LocalSecrets => {
  const file = join(dataDir, 'secrets.json');
  if (existsSync(file)) {
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isSecrets(stored)) return stored;
  }
  const made: LocalSecrets = { postgres: random(), redis: random(), jwt: random() };
  writeFileSync(`${file}.new`, JSON.stringify(made), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return made;
};
