import type { StatementEntryDto } from '@shop/contracts';
import { localizedName, optionText } from '@shop/shop-rules';
import type { Column } from '@shop/ui';
import { Status } from '@/shared/display/status';
import { useFormat } from '@/shared/i18n/use-format';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { useListViews } from '@/shared/list-views/use-list-views';
import { DataList } from '@/shared/table/data-list';

const Item = ({ row }: { row: StatementEntryDto }) => {
  const locale = useLocale();
  const options = optionText(row, locale);
  return (
    <>
      <span className="line-clamp-2">
        <bdi>{localizedName(row, locale)}</bdi>
      </span>
      {options && (
        <span className="block text-mini text-muted">
          <bdi>{options}</bdi>
        </span>
      )}
    </>
  );
};

const Kind = ({ row: { kind } }: { row: StatementEntryDto }) => {
  const t = useText();
  return kind === 'sale' ? (
    <Status tone="done">{t('statements.kind.sale')}</Status>
  ) : (
    <Status tone="failed">{t('statements.kind.refund')}</Status>
  );
};

/** Delivered and refunded lines. */
export const StatementEntries = ({
  rows,
  busy,
}: {
  rows: StatementEntryDto[] | undefined;
  busy: boolean;
}) => {
  const t = useText();
  const { aed, day, count, rate } = useFormat();
  const allColumns: Column<StatementEntryDto>[] = [
    {
      key: 'order',
      header: t('statements.order'),
      rowHeader: true,
      cell: ({ order, at }) => (
        <>
          <bdi dir="ltr" className="block w-fit font-semibold tabular-nums">
            {order}
          </bdi>
          <time dateTime={at} className="block text-mini whitespace-nowrap text-muted">
            {day(at)}
          </time>
        </>
      ),
    },
    { key: 'kind', header: t('statements.entry'), cell: (row) => <Kind row={row} /> },
    { key: 'item', header: t('statements.product'), cell: (row) => <Item row={row} /> },
    {
      key: 'quantity',
      header: t('statements.quantity'),
      align: 'end',
      cell: ({ quantity }) => (
        <bdi dir="ltr" className="tabular-nums">
          {count(quantity)}
        </bdi>
      ),
    },
    {
      key: 'amount',
      header: t('statements.amount'),
      align: 'end',
      cell: ({ amount }) => <span className="whitespace-nowrap tabular-nums">{aed(amount)}</span>,
    },
    {
      key: 'commission',
      header: t('statements.commission'),
      align: 'end',
      cell: ({ commission, percent }) => (
        <>
          <span className="block whitespace-nowrap tabular-nums">{aed(commission)}</span>
          <span className="block text-mini text-muted">{rate(percent)}</span>
        </>
      ),
    },
  ];
  const { columns, columnMenu, menu } = useListViews('vendorStatementEntries', allColumns);
  return (
    <>
      <div className="mb-3 flex flex-wrap justify-end gap-3">
        {menu}
        {columnMenu}
      </div>
      <DataList
        caption={t('statements.entries')}
        columns={columns}
        rowKey={({ id }) => id}
        rows={rows}
        busy={busy}
        cardHeight="h-32"
        card={(row) => (
          <article className="flex min-w-0 grow flex-col gap-2">
            <header className="flex flex-wrap items-baseline justify-between gap-x-3">
              <bdi dir="ltr" className="font-semibold tabular-nums">
                {row.order}
              </bdi>
              <Kind row={row} />
            </header>
            <div>
              <Item row={row} />
            </div>
            <p className="flex justify-between gap-3">
              <span className="text-muted">
                <bdi dir="ltr">{count(row.quantity)}</bdi> · {day(row.at)}
              </span>
              <span className="tabular-nums">{aed(row.amount)}</span>
            </p>
            <p className="flex justify-between gap-3 text-small text-muted">
              <span>
                {t('statements.commission')} ({rate(row.percent)})
              </span>
              <span className="tabular-nums">{aed(row.commission)}</span>
            </p>
          </article>
        )}
      />
    </>
  );
};
