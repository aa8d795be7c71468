import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ProcessRegistry } from './process-registry.js';

const PREFIX = 'liwan-stack-';
/** A younger folder may belong to a command that has not recorded itself yet. */
const NEWBORN_MS = 60_000;
/** The memory file system of Linux. */
const MEMORY = '/dev/shm';
/** More than the databases of a test run need, and what another run that has just begun will take. */
const MEMORY_NEEDED = 6 * 1024 ** 3;

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

/** Whether test data fits into this memory, and into the limit of a container, beside the stacks that are there. */
export const fitsIntoMemory = (memory = MEMORY): boolean => {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  const stacks = readdirSync(memory).filter((name) => name.startsWith(PREFIX)).length;
  return Math.min(bavail * bsize, process.availableMemory()) >= MEMORY_NEEDED * (stacks + 1);
};

/**
 * Creates a data folder that is deleted with its stack. It is in memory when that is enough and `TMPDIR` names no other
 * place: a new database has 900 small files, and making them on a disk takes several times the processor time.
 */
export const throwawayData = async ({ lasting }: { lasting: boolean }): Promise<string> => {
  const onDisk = realpathSync(tmpdir());
  for (const parent of [onDisk, MEMORY]) if (existsSync(parent)) await sweepAbandoned(parent);
  const inMemory = !lasting && !process.env['TMPDIR'] && fitsIntoMemory();
  const dataDir = mkdtempSync(join(inMemory ? MEMORY : onDisk, PREFIX));
  chmodSync(dataDir, 0o755);
  return dataDir;
};
