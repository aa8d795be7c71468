import { overdue, recorded } from '../../../tools/vulnerabilities.mjs';

const parser = (version: string) => [{ name: 'parser', version }];
const OLD = parser('1.0.0');

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
  const first = recorded([], reportOf('high', 'low'), '2026-11-01', OLD);
  const entry = {
    package: 'parser',
    title: 'Loops',
    versions: ['1.0.0'],
    knownSince: '2026-11-01',
  };
  expect(first).toEqual([
    { ...entry, id: 'GHSA-0', severity: 'high' },
    { ...entry, id: 'GHSA-1', severity: 'low' },
  ]);
  expect(recorded(first, reportOf('high', 'low'), '2026-11-02', OLD)).toEqual(first);
  // Missing in a report of the same version: withdrawn, or not read.
  expect(recorded(first, reportOf('high'), '2026-11-02', OLD)).toEqual(first);
  const repaired = recorded(first, reportOf('high'), '2026-11-03', parser('1.0.1'));
  expect(repaired.map(({ repairedOn }) => repairedOn)).toEqual([undefined, '2026-11-03']);
  // One that comes back is a new entry.
  expect(recorded(repaired, reportOf('high', 'low'), '2026-11-04', OLD)).toHaveLength(3);
});

it('ATTACK-05 an entry is overdue after the days of SECURITY.md, unless it is repaired', () => {
  const known = recorded([], reportOf('critical', 'high', 'moderate', 'low'), '2026-11-01', OLD);
  const late = (day: string) => overdue(known, day).map(({ severity }) => severity);
  expect(late('2026-11-03')).toEqual([]);
  expect(late('2026-11-04')).toEqual(['critical']);
  expect(late('2026-11-09')).toEqual(['critical', 'high']);
  expect(late('2027-02-01')).toEqual(['critical', 'high', 'moderate', 'low']);
  const repaired = recorded(known, { vulnerabilities: {} }, '2026-11-20', []);
  expect(overdue(repaired, '2027-02-01')).toEqual([]);
});
