import type { FaultRunDto } from '@shop/contracts';
import { DataTable, type Column } from '@shop/ui';
import { Status } from '@/shared/display/status';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';

const COUNTS = [
  'placed',
  'paid',
  'shipmentsWaiting',
  'outboxWaiting',
  'mailsWaiting',
  'stuck',
] as const;
type Count = (typeof COUNTS)[number];

interface Line {
  count: Count;
  before: number;
  during: number | undefined;
  now: number;
}

/** Before, the highest number during the fault, and now. */
export const FaultNumbers = ({ run }: { run: FaultRunDto }) => {
  const t = useText();
  const { count: shown } = useFormat();
  const { before, samples, repairedAt } = run;
  const during = samples.filter(({ at }) => repairedAt === null || at <= repairedAt);
  const now = samples.at(-1) ?? before;
  const rows = COUNTS.map((count): Line => ({
    count,
    before: before[count],
    during: during.length > 0 ? Math.max(...during.map((each) => each[count])) : undefined,
    now: now[count],
  }));
  const columns: Column<Line>[] = [
    {
      key: 'count',
      header: t('faults.number'),
      rowHeader: true,
      cell: ({ count }) => t(`faults.count.${count}`),
    },
    { key: 'before', header: t('faults.before'), align: 'end', cell: (row) => shown(row.before) },
    {
      key: 'during',
      header: t('faults.during'),
      align: 'end',
      cell: (row) => (row.during === undefined ? '–' : shown(row.during)),
    },
    {
      key: 'now',
      header: t(repairedAt === null ? 'faults.now' : 'faults.after'),
      align: 'end',
      cell: (row) => <span className="font-semibold">{shown(row.now)}</span>,
    },
  ];
  return (
    <DataTable
      caption={t('faults.numbers')}
      columns={columns}
      rows={rows}
      rowKey={({ count }) => count}
    />
  );
};

/** The invariants that no fault may violate. */
export const FaultChecks = ({ run: { checks } }: { run: FaultRunDto }) => {
  const t = useText();
  const { count } = useFormat();
  return (
    <ul aria-label={t('faults.checks')} className="flex flex-col gap-2">
      {checks.map(({ check, violations }) => (
        <li key={check} className="flex flex-wrap justify-between gap-x-4">
          <span>{t(`faults.check.${check}`)}</span>
          {violations === 0 ? (
            <Status tone="done">{t('faults.holds')}</Status>
          ) : (
            <Status tone="failed">
              {t('faults.violated', { count: violations, shown: count(violations) })}
            </Status>
          )}
        </li>
      ))}
    </ul>
  );
};
