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
