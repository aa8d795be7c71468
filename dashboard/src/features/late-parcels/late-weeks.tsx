import type { LateWeekDto } from '@shop/contracts';
import { EmptyState, type Column } from '@shop/ui';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { DataList } from '@/shared/table/data-list';
import { RowFacts } from '@/shared/table/row-facts';
import { carrierName } from './carrier-name';

/** Promised and late parcels and their coupons by week and carrier, newest first. */
export const LateWeeks = ({ weeks }: { weeks: LateWeekDto[] }) => {
  const t = useText();
  const { aed, count, day, percent } = useFormat();
  if (weeks.length === 0) return <EmptyState text={t('lateParcels.noWeeks')} />;
  const columns: Column<LateWeekDto>[] = [
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
      key: 'carrier',
      header: t('lateParcels.carrier'),
      cell: ({ carrier }) => <bdi className="whitespace-nowrap">{carrierName(carrier)}</bdi>,
    },
    {
      key: 'promised',
      header: t('lateParcels.promised'),
      align: 'end',
      cell: ({ promised }) => count(promised),
    },
    {
      key: 'late',
      header: t('lateParcels.late'),
      align: 'end',
      cell: ({ late, promised }) =>
        late === 0 ? '–' : `${count(late)} (${percent(late / promised)})`,
    },
    {
      key: 'overdue',
      header: t('lateParcels.overdue'),
      align: 'end',
      cell: ({ overdue }) => (overdue === 0 ? '–' : count(overdue)),
    },
    {
      key: 'coupons',
      header: t('lateParcels.coupons'),
      align: 'end',
      cell: ({ coupons }) => (coupons === 0 ? '–' : count(coupons)),
    },
    {
      key: 'paid',
      header: t('lateParcels.paid'),
      align: 'end',
      cell: ({ paid }) => <span className="whitespace-nowrap">{paid === 0 ? '–' : aed(paid)}</span>,
    },
  ];
  const isShown = (row: LateWeekDto, key: string) =>
    (key !== 'late' && key !== 'overdue' && key !== 'coupons' && key !== 'paid') || row[key] > 0;
  return (
    <DataList
      caption={t('lateParcels.weeks')}
      columns={columns}
      rows={weeks}
      rowKey={({ week, carrier }) => week + carrier}
      cardHeight="h-40"
      card={(row) => <RowFacts columns={columns} row={row} isShown={(key) => isShown(row, key)} />}
    />
  );
};
