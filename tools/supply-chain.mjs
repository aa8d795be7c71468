/**
 * `npm run supply-chain` checks the licences and the maintenance of every package of package-lock.json, without the network;
 * `npm run sbom` writes the bill of materials of the shop to `dist/release`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HELD } from './lib/held-packages.mjs';
import { root } from './lib/run.mjs';

/** Licences that the shop may contain and be built with. */
const LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
  // libvips, the library of pictures: a separate file that is loaded unchanged.
  'LGPL-3.0-or-later',
  // Only tools, which are not delivered: axe-core, lightningcss, browser data.
  'MPL-2.0',
  'CC-BY-4.0',
];

/** Packages whose package.json does not name their licence in the usual field; all have that of MIT. */
const LICENCE_ELSEWHERE = [
  'busboy',
  'cli-table',
  'passport-strategy',
  'pause',
  'png-js',
  'streamsearch',
];

/** Known to be no longer developed, although the registry does not call them deprecated. */
const IN_MAINTENANCE = ['bull', 'moment', 'request'];

const isListed = (name) => LICENCES.includes(name);

/** Of `A AND B` all must be allowed, of `A OR B` one; what mixes both is refused. */
const isAllowed = (licence) => {
  const names = licence.replaceAll(/[()]/g, '');
  if (!names.includes(' OR ')) return names.split(' AND ').every(isListed);
  return !names.includes(' AND ') && names.split(' OR ').some(isListed);
};

const packagesOf = ({ packages }) =>
  Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, entry]) => ({ name: place.split('node_modules/').at(-1), ...entry }));

/** What is wrong with the packages of a lock file. */
const faultsIn = (lock) => {
  const packages = packagesOf(lock);
  const names = new Set(packages.map(({ name }) => name));
  return [
    ...packages
      .filter(({ name, license }) =>
        license ? !isAllowed(license) : !LICENCE_ELSEWHERE.includes(name),
      )
      .map(({ name, license = 'no licence' }) => `${name}: ${license} is not allowed`),
    ...packages
      .filter(
        ({ name, deprecated }) => (deprecated || IN_MAINTENANCE.includes(name)) && !HELD[name],
      )
      .map(({ name, deprecated }) => `${name}: ${deprecated ?? 'it is no longer developed'}`),
    ...packages
      .filter(({ resolved }) => resolved && !resolved.startsWith('https://registry.npmjs.org/'))
      .map(({ name, resolved }) => `${name}: it comes from ${resolved}`),
    ...packages
      .filter(({ resolved, integrity }) => resolved && !integrity)
      .map(({ name }) => `${name}: it has no checksum`),
    ...[...LICENCE_ELSEWHERE, ...Object.keys(HELD)]
      .filter((name) => !names.has(name))
      .map((name) => `${name}: it is excepted, but not in use`),
  ];
};

const check = (file = path.join(root, 'package-lock.json')) => {
  const faults = faultsIn(JSON.parse(readFileSync(file, 'utf8')));
  if (faults.length === 0) return;
  console.error(faults.join('\n'));
  process.exitCode = 1;
};

/** In the format CycloneDX, of what is delivered. */
const writeSbom = () => {
  const folder = path.join(root, 'dist', 'release');
  const file = path.join(folder, 'liwan.cdx.json');
  const options = ['--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
  mkdirSync(folder, { recursive: true });
  const large = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
  writeFileSync(file, execFileSync('npm', ['sbom', ...options], large));
  console.log(file);
};

if (process.argv[2] === 'sbom') writeSbom();
else check(process.argv[3]);
