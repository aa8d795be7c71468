import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { encodingFor } from '../../platform/http/response-body.js';

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty last block. */
const DEFLATE_END = Buffer.from([3, 0]);
/** Type and two lengths. */
const STORED_HEAD = 5;

/** A deflate block with the bytes as they are; at most 65,535. */
const stored = (bytes: Buffer): Buffer => {
  const block = Buffer.alloc(STORED_HEAD + bytes.length);
  block.writeUInt16LE(bytes.length, 1);
  block.writeUInt16LE(~bytes.length & 0xffff, 3);
  bytes.copy(block, STORED_HEAD);
  return block;
};

/** The parts with the bytes between them. */
const joined = (parts: readonly Buffer[], between: Buffer): Buffer[] =>
  parts.flatMap((part, at) => (at === 0 ? [part] : [between, part]));

/** Checksum and length of the text. */
const gzipEnd = (text: readonly Buffer[]): Buffer => {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(text.reduce((sum, part) => crc32(part, sum), 0));
  end.writeUInt32LE(lengthOf(text), 4);
  return end;
};

const lengthOf = (text: readonly Buffer[]): number =>
  text.reduce((sum, { length }) => sum + length, 0);

/**
 * A page that differs in its path only. Its parts between the paths are compressed once, and joined for each address:
 * a deflate stream may consist of blocks that do not refer to each other.
 */
export class StandingPage {
  private readonly parts: readonly Buffer[];
  private deflated: readonly Buffer[] | undefined;

  constructor(
    page: Buffer,
    /** The path in it that is replaced. */
    path: string,
  ) {
    this.parts = page
      .toString()
      .split(path)
      .map((part) => Buffer.from(part));
  }

  /** Sends the page with another path; `headers` are names and values in turn. */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    { status, path, headers }: { status: number; path: string; headers: readonly string[] },
  ): void {
    const own = Buffer.from(path);
    const text = joined(this.parts, own);
    // The format of Brotli does not allow joining.
    const encoding = encodingFor(request, lengthOf(text), ['gzip']);
    const bytes = Buffer.concat(encoding ? this.gzip(own, text) : text);
    const head = [...headers, 'Vary', 'Accept-Encoding', 'Content-Length', String(bytes.length)];
    if (encoding) head.push('Content-Encoding', encoding);
    response.writeHead(status, head).end(bytes);
  }

  private gzip(path: Buffer, text: readonly Buffer[]): Buffer[] {
    this.deflated ??= this.parts.map((part) =>
      deflateRawSync(part, { finishFlush: constants.Z_FULL_FLUSH }),
    );
    return [GZIP_HEAD, ...joined(this.deflated, stored(path)), DEFLATE_END, gzipEnd(text)];
  }
}
