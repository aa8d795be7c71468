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

/**
 * Continues a CRC-32 over a fixed text in 32 steps, however long it is: the checksum behind the text is a linear function
 * of the one before it, but for a constant.
 */
const checksumOver = (text: Buffer): ((before: number) => number) => {
  const ofZero = crc32(text, 0);
  const ofBits = Array.from({ length: 32 }, (_, bit) => crc32(text, (1 << bit) >>> 0) ^ ofZero);
  return (before) =>
    ofBits.reduce((sum, ofBit, bit) => ((before >>> bit) & 1 ? sum ^ ofBit : sum), ofZero) >>> 0;
};

/** Checksum and length of the text. */
const gzipEnd = (sum: number, length: number): Buffer => {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(sum);
  end.writeUInt32LE(length, 4);
  return end;
};

const lengthOf = (text: readonly Buffer[]): number =>
  text.reduce((sum, { length }) => sum + length, 0);

interface CompressedPart {
  deflated: Buffer;
  checksum: (before: number) => number;
}

/**
 * A page that differs in its path only. Its parts between the paths are compressed once, and joined for each address:
 * a deflate stream may consist of blocks that do not refer to each other.
 */
export class StandingPage {
  private readonly parts: readonly Buffer[];
  private compressed: readonly CompressedPart[] | undefined;

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
    const length = lengthOf(text);
    const encoding = encodingFor(request, length, ['gzip']);
    const bytes = Buffer.concat(encoding ? this.gzip(own, length) : text);
    const head = [...headers, 'Vary', 'Accept-Encoding', 'Content-Length', String(bytes.length)];
    if (encoding) head.push('Content-Encoding', encoding);
    response.writeHead(status, head).end(bytes);
  }

  private gzip(path: Buffer, length: number): Buffer[] {
    this.compressed ??= this.parts.map((part) => ({
      deflated: deflateRawSync(part, { finishFlush: constants.Z_FULL_FLUSH }),
      checksum: checksumOver(part),
    }));
    const sum = this.compressed.reduce(
      (before, { checksum }, at) => checksum(at === 0 ? before : crc32(path, before)),
      0,
    );
    const deflated = this.compressed.map((part) => part.deflated);
    return [GZIP_HEAD, ...joined(deflated, stored(path)), DEFLATE_END, gzipEnd(sum, length)];
  }
}
