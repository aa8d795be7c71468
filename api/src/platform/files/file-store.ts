import type { Readable } from 'node:stream';

/** Folder of the sizes made of pictures; safe to empty. */
export const VARIANTS = '.variants/';
export type Folder = '' | typeof VARIANTS;

export interface StoredFile {
  /** The file's name, or `.variants/` and a name. */
  key: string;
  size: number;
  /** Quoted and strong: another content has another one. */
  etag: string;
  modified: Date;
}
export type Listed = Pick<StoredFile, 'key' | 'modified'>;

/** First and last byte of a part. */
export interface Piece {
  start: number;
  end: number;
}

/** Where files are kept. Keys are checked by the callers; a store never leaves its own place. */
export abstract class FileStore {
  /** Stores the whole content, or nothing; a file given by its path may be moved. */
  abstract put(key: string, content: Buffer | string): Promise<void>;
  abstract stat(key: string): Promise<StoredFile | undefined>;
  /** The content, opened; throws `NotFound` when there is none. */
  abstract read(key: string, piece?: Piece): Promise<Readable>;
  /** Removing what is not there is fine. */
  abstract remove(keys: readonly string[]): Promise<void>;
  /** All files of a folder, page by page, those below it left out. */
  abstract list(folder: Folder): AsyncIterable<Listed[]>;
}
