import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileOf = (dataDir: string): string => join(dataDir, 'stack.json');

const isEnv = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** Stores the settings of a running stack, readable by the owner only. */
export const saveStackState = (dataDir: string, env: Record<string, string>): void =>
  writeFileSync(fileOf(dataDir), JSON.stringify(env), { mode: 0o600 });

/** Settings of the running stack of a data folder, or null while it is starting. */
export const readStackState = (dataDir: string): Record<string, string> | null => {
  try {
    const env: unknown = JSON.parse(readFileSync(fileOf(dataDir), 'utf8'));
    return isEnv(env) ? env : null;
  } catch {
    return null;
  }
};

/** Deletes the settings of a stopped stack. */
export const deleteStackState = (dataDir: string): void => rmSync(fileOf(dataDir), { force: true });
