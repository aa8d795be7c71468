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

const versionsOf = (name, installed) =>
  installed
    .filter((each) => each.name === name)
    .map(({ version }) => version)
    .sort();
/** A missing advisory is no repair: it may have been withdrawn, or was not read. */
const isRepaired = (each, found, installed) =>
  !found.some((other) => isSame(each, other)) &&
  String(versionsOf(each.package, installed)) !== String(each.versions);

/**
 * The record after a report of `npm audit`: new advisories are known from this day on, with the `installed` versions; missing ones are
 * repaired if other versions are installed, and otherwise stay open.
 */
export const recorded = (known, report, today, installed) => {
  const found = advisoriesOf(report);
  const earlier = known.map((each) =>
    isOpen(each) && isRepaired(each, found, installed) ? { ...each, repairedOn: today } : each,
  );
  const added = found.filter(
    (each) => !earlier.some((other) => isOpen(other) && isSame(each, other)),
  );
  return [
    ...earlier,
    ...added.map((each) => ({
      ...each,
      versions: versionsOf(each.package, installed),
      knownSince: today,
    })),
  ];
};

/** Entries whose time for a repair is over. */
export const overdue = (known, today) =>
  known.filter(
    (each) =>
      isOpen(each) &&
      (Date.parse(today) - Date.parse(each.knownSince)) / DAY_MS > (DAYS[each.severity] ?? 0),
  );
