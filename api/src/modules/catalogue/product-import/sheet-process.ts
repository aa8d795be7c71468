import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { InvalidInput } from '../../../platform/http/problem.js';
import { isRecord } from '../../../platform/gateways/read.js';
import { SHEET_LIMITS } from './sheet-limits.js';
import {
  say,
  storedMessage,
  type Message,
  type StoredMessage,
} from '../../../platform/i18n/message.js';

interface ReadSheet {
  letters: object;
  ignored: string[];
  /** Uploaded files that its images name. */
  files: string[];
  /** One JSON text per row: row, cells, given, errors. */
  rows: string[];
}

/** The built programs: tests run the sources of everything else, but a child process cannot. */
const program = (name: string): string =>
  fileURLToPath(
    new URL(`../../../../dist/modules/catalogue/product-import/${name}.js`, import.meta.url),
  );

const refused = (detail: Message): InvalidInput =>
  new InvalidInput(detail, [{ pointer: '#/file', detail }], 'file_refused');

/** Excel files are read and written by child processes, one at a time, short of memory, time and settings. */
@Injectable()
export class SheetProcess {
  private last: Promise<unknown> = Promise.resolve();

  /** The rows of an uploaded workbook, each checked by itself. */
  async read(path: string): Promise<ReadSheet> {
    const output = await this.run('read-sheet', [path]).catch((error: unknown) => {
      if (!isOverLimit(error)) throw error;
      throw refused(say('sheet.tooComplicated'));
    });
    const lines = output.toString().trimEnd().split('\n');
    const sheet: unknown = JSON.parse(lines.pop() ?? '');
    if (!isRecord(sheet)) throw new Error('The reader said nothing about the sheet.');
    const { refused: reason, letters, ignored, files } = sheet;
    if (isRecord(reason)) throw refused(storedMessage(reason as unknown as StoredMessage));
    return { letters: Object(letters), ignored: texts(ignored), files: texts(files), rows: lines };
  }

  /** An .xlsx of sheets, JSON text of `[{ name, rows }]`. */
  write(sheets: string): Promise<Buffer> {
    return this.run('write-workbook', [], sheets);
  }

  private run(name: string, args: string[], input = ''): Promise<Buffer> {
    const turn = this.last.then(() => execute(program(name), args, input));
    this.last = turn.catch(() => undefined);
    return turn;
  }
}

const texts = (list: unknown): string[] => [list].flat().map(String);

/** Out of memory or time, or more output than fits. */
const isOverLimit = (error: unknown): boolean =>
  isRecord(error) &&
  (typeof error['signal'] === 'string' ||
    error['code'] === 134 ||
    error['code'] === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER');

const execute = (file: string, args: string[], input: string): Promise<Buffer> =>
  new Promise((done, fail) => {
    const flags = [`--max-old-space-size=${SHEET_LIMITS.heapMegabytes}`, '--disable-proto=delete'];
    const child = execFile(
      process.execPath,
      [...flags, file, ...args],
      {
        encoding: 'buffer',
        env: {},
        timeout: SHEET_LIMITS.readMs,
        killSignal: 'SIGKILL',
        maxBuffer: SHEET_LIMITS.readBytes,
      },
      (error, output) => (error ? fail(error) : done(output)),
    );
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
