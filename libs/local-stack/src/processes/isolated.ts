import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ProcessRegistry } from './process-registry.js';

const PREFIX = 'liwan-stack-';
/** A younger folder may belong to a command that has not recorded itself yet. */
const NEWBORN_MS = 60_000;

/** Removes a throwaway data folder and its external parts. */
export const removeData = (dataDir: string): void => {
  const locationFile = join(dataDir, 'postgres-place');
  const location = existsSync(locationFile) ? dirname(readFileSync(locationFile, 'utf8')) : dataDir;
  if (location !== dataDir) rmSync(location, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
};

/** Stops and removes throwaway stacks of killed commands. */
const sweepAbandoned = async (parent: string): Promise<void> => {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(PREFIX))) {
    const dataDir = join(parent, name);
    try {
      if (Date.now() - statSync(dataDir).mtimeMs < NEWBORN_MS) continue;
      const processRegistry = new ProcessRegistry(dataDir);
      if (processRegistry.owner()) continue;
      await processRegistry.stopOrphans();
      removeData(dataDir);
    } catch {
      // Owned by another user, or being removed by its own command.
    }
  }
};

/** Creates a data folder that is deleted with its stack. */
export const throwawayData = async (): Promise<string> => {
  const parent = realpathSync(tmpdir());
  await sweepAbandoned(parent);
  const dataDir = mkdtempSync(join(parent, PREFIX));
  chmodSync(dataDir, 0o755);
  return dataDir;
};
