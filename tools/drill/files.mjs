import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sumOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Checksums of the uploads in a folder, by name; without hidden files: partial uploads and resized copies. */
export const filesIn = (folder) =>
  new Map(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => [name, sumOf(path.join(folder, name))]),
  );

/** Names of files that are missing or different in the second map. */
export const lostFiles = (before, after) =>
  [...before].filter(([name, sum]) => after.get(name) !== sum).map(([name]) => name);
