import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSame, markOf, stopProcess, type ProcessMark } from './processes.js';

const OWNER = 'owner';
const isDatabase = (name: string): boolean => name.startsWith('postgres');

const isMark = (value: unknown): value is ProcessMark =>
  typeof value === 'object' &&
  value !== null &&
  'pid' in value &&
  'born' in value &&
  typeof value.pid === 'number' &&
  typeof value.born === 'string';

/** Processes started for a data folder, recorded on disk so that those of a killed command can be found. */
export class ProcessRegistry {
  private readonly folder: string;

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'run');
    mkdirSync(this.folder, { recursive: true });
  }

  /** Records a process under a name. */
  record(name: string, pid: number): void {
    const mark = markOf(pid);
    if (!mark) return;
    const file = this.file(name);
    writeFileSync(`${file}.new`, JSON.stringify(mark));
    renameSync(`${file}.new`, file);
  }

  forget(name: string): void {
    rmSync(this.file(name), { force: true });
  }

  /** The recorded process if it is running. */
  alive(name: string): ProcessMark | null {
    try {
      const mark: unknown = JSON.parse(readFileSync(this.file(name), 'utf8'));
      return isMark(mark) && isSame(mark) ? mark : null;
    } catch {
      return null;
    }
  }

  /** Stops processes that a killed command left running; database clients first. */
  async stopOrphans(): Promise<void> {
    const names = readdirSync(this.folder)
      .filter((file) => file.endsWith('.json') && file !== `${OWNER}.json`)
      .map((file) => file.slice(0, -'.json'.length))
      .sort((one, other) => Number(isDatabase(one)) - Number(isDatabase(other)));
    for (const name of names) {
      const mark = this.alive(name);
      // SIGINT is PostgreSQL's fast shutdown; SIGTERM would wait for its clients.
      if (mark) await stopProcess(mark, isDatabase(name) ? 'SIGINT' : 'SIGTERM');
      this.forget(name);
    }
  }

  /** Locks the data folder for this process, and stops the orphans of a killed command. */
  async claim(): Promise<void> {
    const owner = this.owner();
    if (owner && owner.pid !== process.pid)
      throw new Error(`The shop is already running here (process ${owner.pid}); stop it first.`);
    this.record(OWNER, process.pid);
    await this.stopOrphans();
  }

  /** The command that uses the data folder. */
  owner(): ProcessMark | null {
    return this.alive(OWNER);
  }

  /** Releases the data folder. */
  release(): void {
    this.forget(OWNER);
  }

  private file(name: string): string {
    return join(this.folder, `${name}.json`);
  }
}
