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

/** A cell of a file whose columns have no fixed meaning. */
export interface LineCell {
  text: string;
  /** Whether the file computes it. */
  formula?: boolean;
}
/** A row with content. */
export interface SheetLine {
  /** Row number in Excel. */
  row: number;
  cells: LineCell[];
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
    const { rows, sheet } = await this.readBy('read/read-sheet', path);
    const { letters, ignored, files } = sheet;
    return { letters: Object(letters), ignored: texts(ignored), files: texts(files), rows };
  }

  /** The rows with content of an uploaded .xlsx or .csv; longer texts are cut off. */
  async lines(path: string, longest = 200): Promise<SheetLine[]> {
    const { rows } = await this.readBy('read/read-lines', path, String(longest));
    return rows.map((row): SheetLine => JSON.parse(row));
  }

  /** What a reader writes about an uploaded file: a JSON text per row, and one about the sheet. */
  private async readBy(
    reader: string,
    ...args: string[]
  ): Promise<{ rows: string[]; sheet: Record<string, unknown> }> {
    const output = await this.run(reader, args).catch((error: unknown) => {
      if (!isOverLimit(error)) throw error;
      throw refused(msg('sheet.tooComplicated'));
    });
    const rows = output.toString().trimEnd().split('\n');
    const sheet: unknown = JSON.parse(rows.pop() ?? '');
    if (!isRecord(sheet)) throw new Error('The output of the reader has no sheet.');
    const { refused: reason } = sheet;
    if (isRecord(reason)) throw refused(storedMessage(reason as unknown as StoredMessage));
    return { rows, sheet };
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
