import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const KEPT = 32;
/** Source maps of the files in the latest errors; undefined for a file without one. */
const maps = new Map<string, SourceMap | undefined>();

const mapOf = (file: string): SourceMap | undefined => {
  if (maps.has(file)) return maps.get(file);
  if (maps.size >= KEPT) maps.clear();
  let map: SourceMap | undefined;
  try {
    map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    // A file without source map.
  }
  maps.set(file, map);
  return map;
};

/** A call with its place in the source; calls in libraries stay as they are. */
const sourceCall = (call: NodeJS.CallSite): string => {
  const text = String(call);
  const name = call.getFileName();
  const [line, column] = [call.getLineNumber(), call.getColumnNumber()];
  if (!name || line === null || column === null || name.includes('/node_modules/')) return text;
  // Native modules are named by URL, others by path.
  const file = name.startsWith('file:') ? fileURLToPath(name) : name;
  const found = mapOf(file)?.findEntry(line - 1, column - 1);
  if (!found || !('originalSource' in found)) return text;
  const source = resolve(dirname(file), found.originalSource);
  const place = `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  return text.replace(`${name}:${line}:${column}`, () => place);
};

/**
 * Error stacks name the lines of the sources. Node's own `--enable-source-maps` reads the map of every file at start,
 * which takes 15 MB; these are read when a stack is shown.
 */
export const showSourcePositions = (): void => {
  Error.prepareStackTrace = (error, calls) =>
    [
      Error.prototype.toString.call(error),
      ...calls.map((call) => `    at ${sourceCall(call)}`),
    ].join('\n');
};
