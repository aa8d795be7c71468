import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { showSourcePositions } from './source-positions.js';

const folder = mkdtempSync(join(tmpdir(), 'source-positions-'));
const before = Error.prepareStackTrace;
afterAll(() => {
  Error.prepareStackTrace = before;
  rmSync(folder, { recursive: true });
});

const BUILT = "export const failure = () =>\n  new TypeError('No stock');\n";
/** Line 2 of the built file is line 10 of the source. */
const MAP = { version: 3, file: 'x.js', sources: ['../src/x.ts'], names: [], mappings: ';EASE' };

const stackOf = async (name: string): Promise<string> => {
  const built: { failure: () => Error } = await import(pathToFileURL(join(folder, name)).href);
  return built.failure().stack ?? '';
};

it('PERF-18 shows the lines of the sources in the stack of an error, and of files without a source map their own', async () => {
  showSourcePositions();
  writeFileSync(join(folder, 'mapped.mjs'), BUILT);
  writeFileSync(join(folder, 'mapped.mjs.map'), JSON.stringify(MAP));
  writeFileSync(join(folder, 'plain.mjs'), BUILT);
  const [first, place] = (await stackOf('mapped.mjs')).split('\n');
  expect(first).toBe('TypeError: No stock');
  expect(place).toContain(`${join(folder, '..', 'src', 'x.ts')}:10:3`);
  expect(await stackOf('plain.mjs')).toContain('plain.mjs:2:3');
});
