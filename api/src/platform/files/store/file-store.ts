import type { Readable } from 'node:stream';

/** Folder of resized pictures; safe to empty. */
export const VARIANTS = '.variants/';
export type Folder = '' | typeof VARIANTS;

export interface StoredFile {
  /** The file's name, or `.variants/` and a name. */
  key: string;
  size: number;
  /** Quoted strong entity tag, unique to the content. */
  etag: string;
  modified: Date;
}
export type Listed = Pick<StoredFile, 'key' | 'modified'>;

/** First and last byte of a range. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Storage of files. Callers validate keys; a store never accesses anything outside its folder or bucket. */
export abstract class FileStore {
  /** Stores the whole content, or nothing; a file given by its path may be moved. */
  abstract put(key: string, content: Buffer | string): Promise<void>;
  abstract stat(key: string): Promise<StoredFile | undefined>;
  /** The opened content; throws `NotFound` if it does not exist. */
  abstract read(key: string, range?: ByteRange): Promise<Readable>;
  /** Removing a missing file is not an error. */
  abstract remove(keys: readonly string[]): Promise<void>;
  /** All files of a folder, page by page, without subfolders. */
  abstract list(folder: Folder): AsyncIterable<Listed[]>;
}
