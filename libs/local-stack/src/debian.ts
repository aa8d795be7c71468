import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from './data-directories.js';
import { onPath, run } from './processes/run.js';

/** True on systems with apt-get. */
export const isDebian = (): boolean => onPath('apt-get') !== null && onPath('dpkg') !== null;

export const isRoot = (): boolean => process.getuid?.() === 0;

const APT_ENV = { DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };

/** Own package lists, so that no root and no system lists are needed. */
const ownLists = (parent: string): string[] => {
  const folder = join(parent, 'apt');
  mkdirSync(join(folder, 'lists', 'partial'), { recursive: true });
  mkdirSync(join(folder, 'archives', 'partial'), { recursive: true });
  return [
    `Dir::State::lists=${folder}/lists`,
    `Dir::Cache=${folder}`,
    'APT::Sandbox::User=root',
    'Debug::NoLocking=true',
  ].flatMap((option) => ['-o', option]);
};

const missingPackages = async (name: string, options: string[]): Promise<string[]> => {
  const plan = await run(
    'apt-get',
    [...options, '--simulate', '--no-install-recommends', 'install', name],
    { env: APT_ENV },
  );
  // "Inst name (version …" is a new package; "Inst name [old] (version …" is an upgrade, which is left alone.
  return [...plan.matchAll(/^Inst (\S+) \((\S+)/gm)].map(([, pkg, version]) => `${pkg}=${version}`);
};

/** Unpacks a package with its dependencies into the cache folder, without changing the system. */
export const unpackPackage = async (
  name: string,
  onProgress: (line: string) => void,
): Promise<string> => {
  const folder = join(cacheFolder(), `${name}-${process.arch}`);
  if (existsSync(folder)) return folder;
  onProgress(`getting ${name}`);
  const draft = `${folder}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(join(draft, 'debs'), { recursive: true });
  let options: string[] = ['-o', 'APT::Sandbox::User=root'];
  let packages = await missingPackages(name, options).catch(() => null);
  const download = async (list: string[]): Promise<void> => {
    if (list.length === 0) return;
    await run('apt-get', [...options, 'download', ...list], {
      cwd: join(draft, 'debs'),
      env: APT_ENV,
    });
  };
  const downloaded =
    packages !== null &&
    (await download(packages).then(
      () => true,
      () => false,
    ));
  if (!downloaded) {
    options = ownLists(draft);
    await run('apt-get', [...options, 'update'], { env: APT_ENV });
    packages = await missingPackages(name, options);
    await download(packages);
  }
  for (const file of readdirSync(join(draft, 'debs')))
    await run('dpkg', ['-x', join(draft, 'debs', file), draft]);
  for (const name of ['debs', 'apt']) rmSync(join(draft, name), { recursive: true, force: true });
  renameSync(draft, folder);
  return folder;
};

/** Installs packages system-wide; needs root. */
export const installPackages = async (...names: string[]): Promise<void> => {
  const install = (): Promise<string> =>
    run('apt-get', ['install', '-y', '--no-install-recommends', ...names], { env: APT_ENV });
  await install().catch(async () => {
    await run('apt-get', ['update'], { env: APT_ENV });
    await install();
  });
};

/** A file of an unpacked package, or the system's own when installed. */
export const unpackedFile = (folder: string, path: string): string => {
  const file = join(folder, path);
  return existsSync(file) ? file : path;
};

/** Environment with the unpacked libraries. */
export const unpackedLibraries = (folder: string): { LD_LIBRARY_PATH: string } => {
  const base = join(folder, 'usr', 'lib');
  const machines = existsSync(base) ? readdirSync(base).map((name) => join(base, name)) : [];
  return { LD_LIBRARY_PATH: [...machines, base].join(':') };
};
