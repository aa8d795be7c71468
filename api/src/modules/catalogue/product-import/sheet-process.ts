import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { InvalidInput } from '../../../platform/http/problem.js';
import { isRecord } from '../../../platform/gateways/read.js';
import { SHEET_LIMITS } from './read/sheet-limits.js';
import {
  msg,
  storedMessage,
  type Message,
  type StoredMessage,
} from '../../../platform/i18n/message.js';

interface ReadSheet {
  letters: object;
  ignored: string[];
  /** Uploaded files that its images refer to. */
  files: string[];
  /** One JSON text per row: row, cells, given, errors. */
  rows: string[];
}

/** The built files: tests run everything else from source, but a child process cannot. */
const program = (name: string): string =>
  fileURLToPath(
    new URL(`../../../../dist/modules/catalogue/product-import/${name}.js`, import.meta.url),
  );

const refused = (detail: Message): InvalidInput =>
  new InvalidInput(detail, [{ pointer: '#/file', detail }], 'file_refused');

/** Child processes read and write Excel files, one at a time, with limited memory and time and without settings. */
@Injectable()
export class SheetProcess {
  private last: Promise<unknown> = Promise.resolve();

  /** The rows of an uploaded workbook, each validated on its own. */
  async read(path: string): Promise<ReadSheet> {
    const output = await this.run('read/read-sheet', [path]).catch((error: unknown) => {
      if (!isOverLimit(error)) throw error;
      throw refused(msg('sheet.tooComplicated'));
    });
    const lines = output.toString().trimEnd().split('\n');
    const sheet: unknown = JSON.parse(lines.pop() ?? '');
    if (!isRecord(sheet)) throw new Error('The output of the reader has no sheet.');
    const { refused: reason, letters, ignored, files } = sheet;
    if (isRecord(reason)) throw refused(storedMessage(reason as unknown as StoredMessage));
    return { letters: Object(letters), ignored: texts(ignored), files: texts(files), rows: lines };
  }

  /** An .xlsx of sheets, JSON text of `[{ name, rows }]`. */
  write(sheets: string): Promise<Buffer> {
    return this.run('files/write-workbook', [], sheets);
  }

  /** The .xlsx of an export; each product is JSON text. */
  writeProducts(products: readonly string[]): Promise<Buffer> {
    return this.run('files/write-products', [], `[${products.join(',')}]`);
  }

  private run(name: string, args: string[], input = ''): Promise<Buffer> {
    const turn = this.last.then(() => execute(program(name), args, input));
    this.last = turn.catch(() => undefined);
    return turn;
  }
}

const texts = (list: unknown): string[] => [list].flat().map(String);

/** Whether the process exceeded its memory, time or output limit. */
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
