/**
 * `npm run audit:packages` compares the delivered packages with the times of SECURITY.md; exits with 1 if one is over, or if the
 * registry does not answer.
 *
 * Vulnerabilities are asked of the registry, or read with `--advisories <folder>` from OSV files, and recorded with their dates in
 * `docs/vulnerabilities.json`. Newer versions of every delivered package are asked of the registry and recorded in
 * `docs/package-updates.json`; with `--declared` those that a package.json names, which replaces no record of all. A folder without
 * recent advisories, or with fewer than before, fails. `--only=vulnerabilities|updates` does one of both.
 */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { countOfNpm, folderFault, readAdvisories, reportOf } from './lib/advisories.mjs';
import { HELD } from './lib/held-packages.mjs';
import { root } from './lib/run.mjs';
import { lateUpdates, newerThan } from './package-updates.mjs';
import { overdue, recorded } from './vulnerabilities.mjs';

const VULNERABILITIES = path.join(root, 'docs', 'vulnerabilities.json');
const UPDATES = path.join(root, 'docs', 'package-updates.json');
/** Questions to the registry at a time. */
const AT_ONCE = 4;
/** Its projects with dependencies that are delivered. */
const DELIVERED = /^(api|storefront|dashboard|libs\/(api-client|contracts|shop-rules|ui))$/;
const today = new Date().toISOString().slice(0, 10);
const { values: options } = parseArgs({
  options: {
    advisories: { type: 'string' },
    declared: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const nameIn = (place) => place.split('node_modules/').at(-1);
/** Where the packages are that these projects name. */
const declared = new Set(
  Object.entries(packages)
    .filter(([place]) => DELIVERED.test(place))
    .flatMap(([project, { dependencies = {} }]) =>
      Object.keys(dependencies).map((name) => {
        const own = `${project}/node_modules/${name}`;
        return packages[own] ? own : `node_modules/${name}`;
      }),
    ),
);
/** The packages of the lock file that are delivered, once for each version; those that we name win. */
const delivered = Object.values(
  Object.fromEntries(
    Object.entries(packages)
      .filter(([place, { link, dev }]) => place.includes('node_modules/') && !link && !dev)
      .map(([place, { name = nameIn(place), version }]) => ({
        ...{ name, version, isDeclared: declared.has(place) },
      }))
      .toSorted((one, other) => Number(one.isDeclared) - Number(other.isDeclared))
      .map((each) => [`${each.name}@${each.version}`, each]),
  ),
);

const write = (file, content) =>
  writeFileSync(file, `${JSON.stringify({ checkedOn: today, ...content }, null, 2)}\n`);

/** What npm prints as JSON; it also exits with 1 when it has found something. */
const jsonOf = (args) =>
  new Promise((resolve) => {
    const large = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
    execFile('npm', [...args, '--json'], large, (error, output, problems) => {
      try {
        resolve(JSON.parse(output));
      } catch {
        resolve({ message: problems.trim() || error?.message });
      }
    });
  });

const recordIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

const checkVulnerabilities = async () => {
  const { known = [], advisories: before } = recordIn(VULNERABILITIES);
  const advisories = options.advisories && readAdvisories(options.advisories);
  const fault = advisories && folderFault(advisories, today, before);
  if (fault) {
    console.error(`No report: ${fault}`);
    return false;
  }
  const report = advisories
    ? reportOf(advisories, delivered)
    : await jsonOf(['audit', '--omit=dev']);
  if (!report.vulnerabilities) {
    console.error(`No report: ${report.message}`);
    return false;
  }
  const next = recorded(known, report, today, delivered);
  write(VULNERABILITIES, {
    source: advisories ? 'folder' : 'registry',
    advisories: advisories ? countOfNpm(advisories) : before,
    known: next,
  });
  const open = next.filter(({ repairedOn }) => !repairedOn);
  for (const each of open)
    console.log(`${each.id} ${each.package} ${each.severity}: ${each.title}`);
  const late = overdue(next, today);
  console.log(`vulnerabilities: ${open.length} open, ${late.length} overdue`);
  return late.length === 0;
};

/** What the registry says about an installed package. */
const asked = async ({ name, version, isDeclared }) => {
  const fields = ['time', 'versions', 'dist-tags', 'deprecated'];
  const {
    time,
    versions,
    'dist-tags': tags,
    deprecated,
    ...other
  } = await jsonOf(['view', `${name}@${version}`, ...fields]);
  if (!time || !tags) return { name, problem: other.error?.summary ?? other.message };
  // Times also name versions that were withdrawn; a single version is no list.
  const times = Object.fromEntries([versions].flat().map((each) => [each, time[each]]));
  return { name, version, isDeclared, times, latest: tags.latest, deprecated };
};

const checkUpdates = async () => {
  const checked = delivered.filter(({ isDeclared }) => !options.declared || isDeclared);
  const answers = [];
  while (answers.length < checked.length)
    answers.push(
      ...(await Promise.all(checked.slice(answers.length).slice(0, AT_ONCE).map(asked))),
    );
  const unknown = answers.filter(({ times }) => !times);
  for (const { name, problem } of unknown) console.error(`No answer about ${name}: ${problem}`);
  const newer = answers.filter(({ times }) => times).flatMap((each) => newerThan(each, today));
  const late = lateUpdates(newer, today);
  // An incomplete record would look like a complete one.
  if (unknown.length > 0) return false;
  const scope = options.declared ? 'declared' : 'delivered';
  if (scope === 'declared' && recordIn(UPDATES).scope === 'delivered')
    console.log('The record of all delivered packages stays as it is.');
  else
    write(UPDATES, {
      ...{ packages: checked.length, scope, overdue: late.length },
      ...{ held: HELD, newer },
    });
  for (const each of late)
    console.log(
      `${each.package} ${each.installed}: ${each.deprecated ?? `${each.newest}, newer since ${each.since}`}`,
    );
  console.log(`updates: ${checked.length} packages, ${newer.length} newer, ${late.length} overdue`);
  return late.length === 0;
};

const checks = { vulnerabilities: checkVulnerabilities, updates: checkUpdates };
if (options.only && !Object.hasOwn(checks, options.only)) {
  console.error(`--only is ${Object.keys(checks).join(' or ')}, not ${options.only}`);
  process.exit(1);
}
for (const [name, check] of Object.entries(checks)) {
  if (options.only && options.only !== name) continue;
  const isGood = await check().catch((error) => {
    console.error(error.message);
    return false;
  });
  if (!isGood) process.exitCode = 1;
}
