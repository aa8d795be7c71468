import { overdue, recorded } from '../../../tools/vulnerabilities.mjs';

const reportOf = (...severities: string[]) => ({
  vulnerabilities: {
    parser: {
      via: [
        'another',
        ...severities.map((severity, at) => ({
          url: `https://github.com/advisories/GHSA-${at}`,
          title: 'Loops',
          severity,
        })),
      ],
    },
  },
});

it('ATTACK-05 a vulnerable package is recorded with the day it became known and the day of its repair', () => {
  const first = recorded([], reportOf('high', 'low'), '2026-11-01');
  expect(first).toEqual([
    { id: 'GHSA-0', package: 'parser', severity: 'high', title: 'Loops', knownSince: '2026-11-01' },
    { id: 'GHSA-1', package: 'parser', severity: 'low', title: 'Loops', knownSince: '2026-11-01' },
  ]);
  expect(recorded(first, reportOf('high', 'low'), '2026-11-02')).toEqual(first);
  const repaired = recorded(first, reportOf('high'), '2026-11-03');
  expect(repaired.map(({ repairedOn }) => repairedOn)).toEqual([undefined, '2026-11-03']);
  // One that comes back is a new entry.
  expect(recorded(repaired, reportOf('high', 'low'), '2026-11-04')).toHaveLength(3);
});

it('ATTACK-05 an entry is overdue after the days of SECURITY.md, unless it is repaired', () => {
  const known = recorded([], reportOf('critical', 'high', 'moderate', 'low'), '2026-11-01');
  const late = (day: string) => overdue(known, day).map(({ severity }) => severity);
  expect(late('2026-11-03')).toEqual([]);
  expect(late('2026-11-04')).toEqual(['critical']);
  expect(late('2026-11-09')).toEqual(['critical', 'high']);
  expect(late('2027-02-01')).toEqual(['critical', 'high', 'moderate', 'low']);
  const repaired = recorded(known, { vulnerabilities: {} }, '2026-11-20');
  expect(overdue(repaired, '2027-02-01')).toEqual([]);
});
