import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  countOfNpm,
  folderFault,
  readAdvisories,
  reportOf,
  type Advisory,
} from '../../tools/lib/advisories.mjs';
import { compareVersions } from '../../tools/lib/versions.mjs';
import { lateUpdates, newerThan } from '../../tools/package-updates.mjs';

const TIMES = {
  created: '2020-01-01T00:00:00.000Z',
  modified: '2026-11-01T00:00:00.000Z',
  '2.1.0': '2026-01-05T10:00:00.000Z',
  '2.2.0': '2026-10-01T10:00:00.000Z',
  '2.10.0': '2026-11-20T10:00:00.000Z',
  '3.0.0-rc.1': '2025-06-01T10:00:00.000Z',
  '3.0.0': '2025-11-20T10:00:00.000Z',
  '4.0.0': '2026-11-24T10:00:00.000Z',
};
const TODAY = '2026-11-27';
const installed = (version: string, latest = '3.0.0') => ({
  ...{ name: 'parser', version, isDeclared: true, times: TIMES, latest },
});

describe('TRUST-58 newer versions of packages', () => {
  it('finds the newest of the same major and of later ones, and since when there was a newer one', () => {
    expect(newerThan(installed('2.1.0'), TODAY)).toEqual([
      {
        ...{ package: 'parser', installed: '2.1.0', kind: 'sameMajor' },
        ...{ newest: '2.10.0', since: '2026-10-01', days: 57 },
      },
      {
        ...{ package: 'parser', installed: '2.1.0', kind: 'newMajor' },
        ...{ newest: '3.0.0', since: '2025-11-20', days: 372 },
      },
    ]);
    expect(newerThan(installed('3.0.0'), TODAY)).toEqual([]);
    // The registry does not recommend the fourth major yet.
    expect(newerThan(installed('3.0.0', '4.0.0'), TODAY)).toMatchObject([{ newest: '4.0.0' }]);
  });

  it('treats a minor version below 1.0 as a major', () => {
    const times = { '0.4.0': '2026-01-01', '0.4.1': '2026-10-01', '0.5.0': '2026-10-02' };
    const young = { name: 'young', version: '0.4.0', isDeclared: true, times, latest: '0.5.0' };
    const found = newerThan(young, TODAY);
    // The major of a package that came with another one is not our choice.
    expect(newerThan({ ...young, isDeclared: false }, TODAY)).toEqual(found.slice(0, 1));
    expect(found.map(({ kind, newest }) => [kind, newest])).toEqual([
      ['sameMajor', '0.4.1'],
      ['newMajor', '0.5.0'],
    ]);
  });

  it('is overdue after 31 days, another major after 365, a deprecated package at once, unless it is held with an end', () => {
    const late = (version: string, today: string, held = {}) =>
      lateUpdates(newerThan(installed(version), today), today, held).map(({ kind }) => kind);
    expect(late('2.1.0', '2026-11-01')).toEqual([]);
    expect(late('2.1.0', '2026-11-02')).toEqual(['sameMajor']);
    expect(late('2.2.0', '2026-11-20')).toEqual([]);
    expect(late('2.2.0', '2026-11-21')).toEqual(['newMajor']);
    const held = { parser: { reason: 'Needs Node 22', until: '2026-12-31' } };
    expect(late('2.1.0', '2026-12-31', held)).toEqual([]);
    expect(late('2.1.0', '2027-01-01', held)).toEqual(['sameMajor', 'newMajor']);
    const abandoned = newerThan({ ...installed('3.0.0'), deprecated: 'Use another' }, TODAY);
    expect(lateUpdates(abandoned, TODAY).map(({ deprecated }) => deprecated)).toEqual([
      'Use another',
    ]);
  });
});

it('TRUST-58 TRUST-59 versions are ordered as in semver', () => {
  const ordered = ['0.0.0-0', '0.9.10', '1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-alpha.beta'];
  ordered.push('1.0.0-beta.2', '1.0.0-beta.11', '1.0.0-rc.1', '1.0.0', '1.0.1', '1.10.0', '2.0.0');
  expect([...ordered].reverse().sort(compareVersions)).toEqual(ordered);
  expect(compareVersions('1.2.3+build', '1.2.3')).toBe(0);
});

describe('TRUST-59 advisories of a folder', () => {
  const advisory = (more: Partial<Advisory> & { events?: Record<string, string>[] }): Advisory => {
    const { events = [{ introduced: '2.0.0' }, { fixed: '2.3.0' }], ...other } = more;
    return {
      ...{ id: 'GHSA-1', summary: 'Loops', database_specific: { severity: 'HIGH' } },
      affected: [
        { package: { ecosystem: 'npm', name: 'parser' }, ranges: [{ type: 'SEMVER', events }] },
      ],
      ...other,
    };
  };
  const affects = (advisories: Advisory[], version: string) =>
    Object.keys(reportOf(advisories, [{ name: 'parser', version }]).vulnerabilities).length > 0;

  it('affects the versions from the one that introduces the fault to the one before the repair', () => {
    const one = [advisory({})];
    expect(
      ['1.9.9', '2.0.0', '2.2.9', '2.3.0-rc.1', '2.3.0'].map((each) => affects(one, each)),
    ).toEqual([false, true, true, true, false]);
    const again: Record<string, string>[] = [
      { fixed: '3.1.0' },
      { introduced: '0' },
      { introduced: '3.0.0' },
      { fixed: '1.5.0' },
    ];
    const two = [advisory({ events: again })];
    expect(['0.1.0', '1.5.0', '3.0.5', '3.1.0'].map((each) => affects(two, each))).toEqual([
      ...[true, false, true, false],
    ]);
    const last = [advisory({ events: [{ introduced: '0' }, { last_affected: '2.4.0' }] })];
    expect(['2.4.0', '2.4.1'].map((each) => affects(last, each))).toEqual([true, false]);
    expect(affects([advisory({ events: [{ introduced: '2.0.0' }] })], '9.0.0')).toBe(true);
  });

  it('is reported like the registry reports it, once for each advisory', () => {
    const [first] = advisory({}).affected;
    const twice = advisory({ affected: first ? [first, first] : [] });
    const versions = [{ package: { ecosystem: 'npm', name: 'reader' }, versions: ['1.0.0'] }];
    const unrated = advisory({ id: 'GHSA-2', affected: versions, database_specific: {} });
    const python = [{ ...first, package: { ecosystem: 'PyPI', name: 'reader' } }];
    const report = reportOf(
      [twice, unrated, advisory({ id: 'GHSA-3', affected: python })],
      [
        { name: 'parser', version: '2.1.0' },
        { name: 'parser', version: '2.2.0' },
        { name: 'reader', version: '1.0.0' },
      ],
    );
    const url = (id: string) => `https://github.com/advisories/${id}`;
    expect(report).toEqual({
      vulnerabilities: {
        parser: { via: [{ url: url('GHSA-1'), title: 'Loops', severity: 'high' }] },
        reader: { via: [{ url: url('GHSA-2'), title: 'Loops', severity: 'critical' }] },
      },
    });
  });

  it('proves nothing with few advisories of npm, with fewer than before, or with old ones only', () => {
    const [first] = advisory({}).affected;
    const python = advisory({
      affected: [{ ...first, package: { ecosystem: 'PyPI', name: 'a' } }],
    });
    const old = advisory({ modified: '2026-11-19T10:00:00Z' });
    const recent = advisory({ published: '2026-11-21T10:00:00Z' });
    for (const few of [[], [python], [recent, old]])
      expect(folderFault(few, TODAY)).toContain('a copy of the database at least 2000');
    const fault = (advisories: Advisory[], before = 0) => folderFault(advisories, TODAY, before, 1);
    expect(fault([python])).toContain('has 0 advisories');
    expect(fault([old])).toContain('newest advisory is of 2026-11-19');
    expect(fault([advisory({})])).toContain('an unknown day');
    expect(fault([recent, old])).toBeUndefined();
    expect(countOfNpm([recent, old, python])).toBe(2);
    expect(fault([recent, old], 2)).toBeUndefined();
    expect(fault([recent], 2)).toContain('had 2 before');
  });

  it('is read from every folder below, without withdrawn ones', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'advisories-'));
    try {
      mkdirSync(path.join(folder, '2026/11'), { recursive: true });
      const write = (file: string, content: Advisory) =>
        writeFileSync(path.join(folder, file), JSON.stringify(content));
      write('2026/11/GHSA-1.json', advisory({}));
      write('GHSA-2.json', advisory({ id: 'GHSA-2', withdrawn: '2026-11-01T00:00:00Z' }));
      writeFileSync(path.join(folder, 'README.md'), 'text');
      expect(readAdvisories(folder).map(({ id }) => id)).toEqual(['GHSA-1']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
