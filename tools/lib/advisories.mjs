/** Advisories as OSV files, for a check without the registry: https://ossf.github.io/osv-schema. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compareVersions } from './versions.mjs';

const TYPES = ['SEMVER', 'ECOSYSTEM'];

/** Every advisory in a folder and the folders in it, except those that were withdrawn. */
export const readAdvisories = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
    .filter(({ affected, withdrawn }) => affected && !withdrawn);

const DAY_MS = 86_400_000;
/** Days without a new or changed advisory after which a folder counts as old. */
const OLDEST_DAYS = 7;

const isOfNpm = ({ affected }) => affected.some((each) => each.package?.ecosystem === 'npm');

/** How many of them are about npm packages. */
export const countOfNpm = (advisories) => advisories.filter(isOfNpm).length;

/** The database of GitHub has several thousand of npm; a folder with fewer than this is a part of it. */
const LEAST = 2000;

/** Why a folder proves nothing: it has too few advisories of npm, fewer than at the last check, or no recent one; undefined if it does. */
export const folderFault = (advisories, today, before = 0, least = LEAST) => {
  const ofNpm = advisories.filter(isOfNpm);
  if (ofNpm.length < least)
    return `the folder has ${ofNpm.length} advisories about npm packages, a copy of the database at least ${least}`;
  if (ofNpm.length < before)
    return `the folder has ${ofNpm.length} advisories about npm packages, and had ${before} before`;
  const newest = ofNpm
    .map(({ modified, published }) => modified ?? published ?? '')
    .sort()
    .at(-1);
  const days = (Date.parse(today) - Date.parse(newest)) / DAY_MS;
  return days <= OLDEST_DAYS
    ? undefined
    : `its newest advisory is of ${newest || 'an unknown day'}`;
};

/** Whether a version is between an event that introduces the fault and the next one that ends it. */
const isInRange = ({ type, events }, version) => {
  if (!TYPES.includes(type)) return false;
  const inOrder = events
    .map((event) => {
      const [[kind, at]] = Object.entries(event);
      return { kind, at: at === '0' ? '0.0.0-0' : at };
    })
    .toSorted((one, other) => compareVersions(one.at, other.at));
  let isAffected = false;
  for (const { kind, at } of inOrder) {
    const order = compareVersions(version, at);
    if (kind === 'introduced' && order >= 0) isAffected = true;
    if (kind === 'fixed' && order >= 0) isAffected = false;
    if (kind === 'last_affected' && order > 0) isAffected = false;
  }
  return isAffected;
};

const isAffected = ({ ranges = [], versions = [] }, version) =>
  versions.includes(version) || ranges.some((range) => isInRange(range, version));

/** The installed packages (`name`, `version`) that an advisory of npm names, in the form of a report of `npm audit`. */
export const reportOf = (advisories, installed) => {
  const vulnerabilities = {};
  for (const { id, summary, affected, database_specific: more } of advisories) {
    for (const each of affected.filter((one) => one.package?.ecosystem === 'npm')) {
      const { name } = each.package;
      const isFound = installed.some((one) => one.name === name && isAffected(each, one.version));
      const via = (vulnerabilities[name]?.via ?? []).filter(({ url }) => !url.endsWith(id));
      if (isFound) {
        // Without a severity it counts as critical.
        const severity = more?.severity?.toLowerCase() ?? 'critical';
        const url = `https://github.com/advisories/${id}`;
        vulnerabilities[name] = { via: [...via, { url, title: summary ?? id, severity }] };
      }
    }
  }
  return { vulnerabilities };
};
