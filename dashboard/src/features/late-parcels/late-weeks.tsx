import type { LateWeekDto } from '@shop/contracts';
import { EmptyState, type Column } from '@shop/ui';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { DataList } from '@/shared/table/data-list';
import { RowFacts } from '@/shared/table/row-facts';
import { carrierName } from './carrier-name';

/** Columns of the weeks; their keys differ from those of the parcels on the same page. */
export const useWeekColumns = (): Column<LateWeekDto>[] => {
  const t = useText();
  const { aed, count, day, percent } = useFormat();
  return [
    {
      key: 'week',
      header: t('lateParcels.week'),
      rowHeader: true,
      cell: ({ week }) => (
        <time dateTime={week} className="whitespace-nowrap">
          {day(week)}
        </time>
      ),
    },
    {
      key: 'weekCarrier',
      header: t('lateParcels.carrier'),
      cell: ({ carrier }) => <bdi className="whitespace-nowrap">{carrierName(carrier)}</bdi>,
    },
    {
      key: 'weekPromised',
      header: t('lateParcels.promised'),
      align: 'end',
      cell: ({ promised }) => count(promised),
    },
    {
      key: 'weekLate',
      header: t('lateParcels.late'),
      align: 'end',
      cell: ({ late, promised }) =>
        late === 0 ? '–' : `${count(late)} (${percent(late / promised)})`,
    },
    {
      key: 'weekOverdue',
      header: t('lateParcels.overdue'),
      align: 'end',
      cell: ({ overdue }) => (overdue === 0 ? '–' : count(overdue)),
    },
    {
      key: 'weekCoupons',
      header: t('lateParcels.coupons'),
      align: 'end',
      cell: ({ coupons }) => (coupons === 0 ? '–' : count(coupons)),
    },
    {
      key: 'weekPaid',
      header: t('lateParcels.paid'),
      align: 'end',
      cell: ({ paid }) => <span className="whitespace-nowrap">{paid === 0 ? '–' : aed(paid)}</span>,
    },
  ];
};

/** Of a column that is empty in most weeks: whether a card has it. */
const isShown = ({ late, overdue, coupons, paid }: LateWeekDto, key: string): boolean =>
  (new Map([
    ['weekLate', late],
    ['weekOverdue', overdue],
    ['weekCoupons', coupons],
    ['weekPaid', paid],
  ]).get(key) ?? 1) > 0;

/** Promised and late parcels and their coupons by week and carrier, newest first. */
export const LateWeeks = ({
  weeks,
  columns,
}: {
  weeks: LateWeekDto[];
  columns: Column<LateWeekDto>[];
}) => {
  const t = useText();
  const all = useWeekColumns();
  if (weeks.length === 0) return <EmptyState text={t('lateParcels.noWeeks')} />;
  return (
    <DataList
      caption={t('lateParcels.weeks')}
      columns={columns}
      rows={weeks}
      rowKey={({ week, carrier }) => week + carrier}
      cardHeight="h-40"
      card={(row) => <RowFacts columns={all} row={row} isShown={(key) => isShown(row, key)} />}
    />
  );
};
