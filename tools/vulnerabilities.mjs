/** The record of vulnerable packages: since when each is known, and when its repair was found installed. */

/** Days until a release with the repair, as in SECURITY.md; npm calls medium moderate. */
const DAYS = { critical: 2, high: 7, moderate: 30, low: 90 };
const DAY_MS = 86_400_000;

const advisoriesOf = ({ vulnerabilities }) =>
  Object.entries(vulnerabilities).flatMap(([name, { via }]) =>
    via
      .filter((each) => typeof each === 'object')
      .map(({ url, title, severity }) => ({
        id: url.split('/').pop(),
        package: name,
        severity,
        title,
      })),
  );
const isSame = (one, other) => one.id === other.id && one.package === other.package;
const isOpen = ({ repairedOn }) => repairedOn === undefined;

/** The record after a report of `npm audit`: new advisories are known from this day on, missing ones are repaired. */
export const recorded = (known, report, today) => {
  const found = advisoriesOf(report);
  const kept = known.map((each) =>
    isOpen(each) && !found.some((other) => isSame(each, other))
      ? { ...each, repairedOn: today }
      : each,
  );
  const added = found.filter((each) => !kept.some((other) => isOpen(other) && isSame(each, other)));
  return [...kept, ...added.map((each) => ({ ...each, knownSince: today }))];
};

/** Entries whose time for a repair is over. */
export const overdue = (known, today) =>
  known.filter(
    (each) =>
      isOpen(each) &&
      (Date.parse(today) - Date.parse(each.knownSince)) / DAY_MS > (DAYS[each.severity] ?? 0),
  );
