/** Order of versions as in semver 2.0, for the tools that run without the packages of the shop. */

const NUMBER = /^\d+$/;

const comparePart = (one = '', other = '') => {
  if (one === other) return 0;
  const [isNumber, isOtherNumber] = [NUMBER.test(one), NUMBER.test(other)];
  if (isNumber && isOtherNumber) return Number(one) - Number(other);
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  return one < other ? -1 : 1;
};

const partsOf = (version) => {
  const [release, ...before] = version.split('+')[0].split('-');
  return { release: release.split('.').map(Number), before: before.join('-') };
};

/** Below zero if `one` is older than `other`, above if it is newer. */
export const compareVersions = (one, other) => {
  const [a, b] = [partsOf(one), partsOf(other)];
  for (const at of [0, 1, 2]) {
    const difference = (a.release[at] ?? 0) - (b.release[at] ?? 0);
    if (difference !== 0) return difference;
  }
  if (a.before === b.before) return 0;
  // A version without a suffix is newer than its previews.
  if (!a.before || !b.before) return a.before ? -1 : 1;
  const [left, right] = [a.before.split('.'), b.before.split('.')];
  const length = Math.max(left.length, right.length);
  for (let at = 0; at < length; at += 1) {
    if (left[at] === undefined) return -1;
    if (right[at] === undefined) return 1;
    const difference = comparePart(left[at], right[at]);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** Not a preview. */
export const isRelease = (version) => !version.split('+')[0].includes('-');

/** The line in which a version is compatible with earlier ones: its major, or below 1.0 its minor. */
export const lineOf = (version) => {
  const [major, minor] = partsOf(version).release;
  return major === 0 ? `0.${minor}` : `${major}`;
};
