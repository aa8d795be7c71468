import type { StaffReturnDto } from '@shop/contracts';
import type { Column } from '@shop/ui';
import { useFormat } from '@/shared/i18n/use-format';
import { OpenRowLink } from '@/shared/display/open-row-link';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';
import { DataList } from '@/shared/table/data-list';
import { ReturnStatus } from './return-status';

const itemsOf = ({ lines }: StaffReturnDto): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

const Identity = ({ row }: { row: StaffReturnDto }) => {
  const t = useText();
  return (
    <>
      <span className="block font-semibold tabular-nums">
        {t('returns.number', { id: row.id })}
      </span>
      <span className="block text-mini text-muted">
        <bdi dir="ltr">{row.number}</bdi>
      </span>
    </>
  );
};

const OpenLink = ({ id }: { id: number }) => {
  const t = useText();
  return (
    <OpenRowLink
      to={paths.return(id)}
      text={t('returns.open')}
      name={t('returns.number', { id })}
    />
  );
};

const Age = ({ at }: { at: string }) => {
  const { ago, dateTime } = useFormat();
  return (
    <time dateTime={at} title={dateTime(at)} className="whitespace-nowrap">
      {ago(at)}
    </time>
  );
};

/** Columns of the table of returns. */
export const useReturnColumns = (): Column<StaffReturnDto>[] => {
  const t = useText();
  const { city } = useFormat();
  return [
    {
      key: 'id',
      header: t('returns.title'),
      rowHeader: true,
      cell: (row) => <Identity row={row} />,
    },
    {
      key: 'shopper',
      header: t('orders.shopper'),
      cell: (row) => (
        <>
          <span className="line-clamp-2">
            <bdi>{row.shopper}</bdi>
          </span>
          <span className="block text-mini text-muted">
            <bdi>{city(row.city)}</bdi>
          </span>
        </>
      ),
    },
    {
      key: 'reason',
      header: t('returns.reason'),
      cell: (row) => (
        <>
          <span className="block">{t(`returns.reasonOf.${row.reason}`)}</span>
          <span className="block text-mini text-muted">
            {t('returns.items', { count: itemsOf(row) })}
          </span>
        </>
      ),
    },
    {
      key: 'age',
      header: t('returns.requestedAt'),
      cell: ({ createdAt }) => <Age at={createdAt} />,
    },
    { key: 'state', header: t('orders.status'), cell: (row) => <ReturnStatus row={row} /> },
    {
      key: 'actions',
      header: t('returns.actions'),
      align: 'end',
      cell: ({ id }) => <OpenLink id={id} />,
    },
  ];
};

/** Returns with shopper, items, age and state. */
export const ReturnList = ({
  columns,
  rows,
  busy,
}: {
  columns: Column<StaffReturnDto>[];
  rows: StaffReturnDto[] | undefined;
  busy: boolean;
}) => {
  const t = useText();
  return (
    <DataList
      caption={t('nav.returns')}
      columns={columns}
      rowKey={({ id }) => id}
      rows={rows}
      busy={busy}
      cardHeight="h-44"
      card={(row) => (
        <article className="flex min-w-0 grow flex-col gap-2">
          <header className="flex items-start justify-between gap-3">
            <h2 className="min-w-0">
              <Identity row={row} />
            </h2>
            <ReturnStatus row={row} />
          </header>
          <p className="break-words">
            <bdi>{row.shopper}</bdi>
          </p>
          <p className="text-small text-muted">
            {t(`returns.reasonOf.${row.reason}`)} · {t('returns.items', { count: itemsOf(row) })} ·{' '}
            <Age at={row.createdAt} />
          </p>
          <OpenLink id={row.id} />
        </article>
      )}
    />
  );
};
