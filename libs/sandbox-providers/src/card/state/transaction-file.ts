import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fields, list } from '../../common/read.js';
import type { CardTransaction } from './card-transaction.js';

const SAVE_AFTER_MS = 50;

/** File with the sandbox's transactions across restarts; replaced atomically. */
export class TransactionFile {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly file: string,
    private readonly transactions: () => readonly CardTransaction[],
  ) {}

  /** Transactions of an earlier run; none when the file is missing or damaged. */
  load(): CardTransaction[] {
    try {
      return list(JSON.parse(readFileSync(this.file, 'utf8'))).filter(isTransaction);
    } catch {
      return [];
    }
  }

  /** Schedules a write; several changes are combined. */
  changed(): void {
    this.timer ??= setTimeout(() => this.save(), SAVE_AFTER_MS);
  }

  /** Writes pending changes. */
  close(): void {
    if (this.timer) this.save();
  }

  private save(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const next = `${this.file}.next`;
    writeFileSync(next, JSON.stringify(this.transactions()), { mode: 0o600 });
    renameSync(next, this.file);
  }
}

const isTransaction = (value: unknown): value is CardTransaction => {
  const { session, request, agRef, refunds } = fields(value);
  return (
    typeof session === 'string' &&
    typeof agRef === 'string' &&
    typeof fields(request).orderNo === 'string' &&
    Array.isArray(refunds)
  );
};
