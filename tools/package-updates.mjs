/** Which packages have had a newer version for longer than SECURITY.md allows, and which are no longer maintained. */
import { HELD } from './lib/held-packages.mjs';
import { compareVersions, isRelease, lineOf } from './lib/versions.mjs';

/** Days after its publication in which a newer version is installed: of the same major, and of another one. */
export const UPDATE_DAYS = { sameMajor: 31, newMajor: 365 };
const DAY_MS = 86_400_000;

const daysBetween = (from, to) => Math.floor((Date.parse(to) - Date.parse(from)) / DAY_MS);

const earliest = (versions, times) => versions.map((version) => times[version]).sort()[0];

/** The newest of some versions, with the day since which the first of them could have been installed. */
const offerOf = (versions, times) =>
  versions.length > 0 && {
    newest: versions.toSorted(compareVersions).at(-1),
    since: earliest(versions, times).slice(0, 10),
  };

/**
 * What is newer than an installed package: one entry for its major, and one for later ones if a package.json of ours names it, so that
 * the major is our choice. `times` are the days of publication by
 * version and `latest` the version that the registry recommends; previews and versions after that one do not count.
 */
export const newerThan = ({ name, version, isDeclared, times, latest, deprecated }, today) => {
  const newer = Object.keys(times).filter(
    (each) =>
      /^\d/.test(each) &&
      isRelease(each) &&
      compareVersions(each, version) > 0 &&
      compareVersions(each, latest) <= 0,
  );
  const entry = (kind, offer) => ({
    ...{ package: name, installed: version, kind, ...offer },
    days: daysBetween(offer.since, today),
  });
  const [same, others] = [
    newer.filter((each) => lineOf(each) === lineOf(version)),
    newer.filter((each) => lineOf(each) !== lineOf(version)),
  ].map((versions) => offerOf(versions, times));
  return [
    ...(same ? [entry('sameMajor', same)] : []),
    ...(others && isDeclared ? [entry('newMajor', others)] : []),
    ...(deprecated ? [{ package: name, installed: version, kind: 'deprecated', deprecated }] : []),
  ];
};

/** Entries whose time for an update is over, and deprecated packages; those of `held` until their day. */
export const lateUpdates = (entries, today, held = HELD) =>
  entries
    .filter(({ kind, days }) => kind === 'deprecated' || days > UPDATE_DAYS[kind])
    .filter((entry) => !(today <= (held[entry.package]?.until ?? '')));
