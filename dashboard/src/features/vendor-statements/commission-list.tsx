import { useChange } from '@shop/api-client';
import type { CommissionDto } from '@shop/contracts';
import { Button, notify, type Column } from '@shop/ui';
import { Status, type StatusTone } from '@/shared/display/status';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { DataList } from '@/shared/table/data-list';
import { removeCommission, STATEMENTS_KEY } from './vendor-statements.queries';

const TONES = {
  current: 'done',
  planned: 'waiting',
  past: 'closed',
} as const satisfies Record<CommissionDto['state'], StatusTone>;

const Remove = ({ row: { id, state, vendor } }: { row: CommissionDto }) => {
  const t = useText();
  const { mutate, isPending } = useChange(() => removeCommission(id), [STATEMENTS_KEY], {
    onSuccess: () => notify(t('statements.commissionRemoved'), { kind: 'success' }),
    onError: (error) => notifyRefusal(error, t('statements.commissionNotSaved')),
  });
  if (state !== 'planned') return null;
  return (
    <Button
      variant="secondary"
      size="small"
      aria-disabled={isPending}
      onClick={() => !isPending && mutate(undefined)}
    >
      {t('statements.remove')}
      <span className="sr-only"> {vendor || t('statements.allVendors')}</span>
    </Button>
  );
};

const usePercent = () => {
  const t = useText();
  const { rate } = useFormat();
  return ({ percent }: CommissionDto): string =>
    percent === null ? t('statements.asShop') : rate(percent);
};

export const useCommissionColumns = (): Column<CommissionDto>[] => {
  const t = useText();
  const { day } = useFormat();
  const percentOf = usePercent();
  return [
    {
      key: 'vendor',
      header: t('statements.commissionOf'),
      rowHeader: true,
      cell: ({ vendor }) => <bdi>{vendor || t('statements.allVendors')}</bdi>,
    },
    { key: 'percent', header: t('statements.commission'), cell: percentOf },
    { key: 'from', header: t('statements.from'), cell: ({ from }) => day(from) },
    {
      key: 'state',
      header: t('statements.state'),
      cell: ({ state }) => (
        <Status tone={TONES[state]}>{t(`statements.commissionState.${state}`)}</Status>
      ),
    },
    {
      key: 'actions',
      header: t('statements.actions'),
      align: 'end',
      cell: (row) => <Remove row={row} />,
    },
  ];
};

/** Commissions with the day from which each is in effect. */
export const CommissionList = ({
  columns,
  rows,
}: {
  columns: Column<CommissionDto>[];
  rows: CommissionDto[] | undefined;
}) => {
  const t = useText();
  const { day } = useFormat();
  const percentOf = usePercent();
  const isAnyPlanned = rows?.some(({ state }) => state === 'planned') ?? false;
  return (
    <DataList
      caption={t('statements.commissions')}
      columns={isAnyPlanned ? columns : columns.filter(({ key }) => key !== 'actions')}
      rowKey={({ id }) => id}
      rows={rows}
      cardHeight="h-28"
      card={(row) => (
        <article className="flex min-w-0 grow flex-col gap-2">
          <header className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h3 className="font-semibold">
              <bdi>{row.vendor || t('statements.allVendors')}</bdi>
            </h3>
            <Status tone={TONES[row.state]}>{t(`statements.commissionState.${row.state}`)}</Status>
          </header>
          <p>
            {percentOf(row)} · {t('statements.from')} {day(row.from)}
          </p>
          <Remove row={row} />
        </article>
      )}
    />
  );
};
