/** Versions of npm packages, also those of the registry and of advisories that are not written as semver asks. */
import semver from 'semver';

const parsed = (version) => semver.parse(version, { loose: true }) ?? semver.coerce(version);

/** Below zero if `one` is older than `other`, above if it is newer. */
export const compareVersions = (one, other) => semver.compare(parsed(one), parsed(other));

/** Not a preview. */
export const isRelease = (version) => parsed(version).prerelease.length === 0;

/** The line in which a version is compatible with earlier ones: its major, or below 1.0 its minor. */
export const lineOf = (version) => {
  const { major, minor } = parsed(version);
  return major === 0 ? `0.${minor}` : `${major}`;
};
