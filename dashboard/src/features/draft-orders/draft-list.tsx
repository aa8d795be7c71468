import type { DraftOrderDto } from '@shop/contracts';
import type { Column } from '@shop/ui';
import { useFormat } from '@/shared/i18n/use-format';
import { OpenRowLink } from '@/shared/display/open-row-link';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';
import { DataList } from '@/shared/table/data-list';
import { DraftStatus } from './draft-status';

const Identity = ({ draft: { id, createdBy } }: { draft: DraftOrderDto }) => {
  const t = useText();
  return (
    <>
      <span className="block font-semibold tabular-nums">{t('drafts.number', { id })}</span>
      <span className="block text-mini text-muted">
        <bdi>{createdBy}</bdi>
      </span>
    </>
  );
};

const Shopper = ({ draft: { fullName, phone, email } }: { draft: DraftOrderDto }) => {
  const t = useText();
  const contact = phone || email;
  if (!fullName && !contact) return <span className="text-muted">{t('drafts.noShopper')}</span>;
  return (
    <>
      {fullName && (
        <span className="line-clamp-2">
          <bdi>{fullName}</bdi>
        </span>
      )}
      {contact && (
        <span className="block text-mini break-all text-muted">
          <bdi dir="ltr">{contact}</bdi>
        </span>
      )}
    </>
  );
};

const Items = ({ draft: { itemCount, subtotal } }: { draft: DraftOrderDto }) => {
  const t = useText();
  const { aed } = useFormat();
  return (
    <>
      <span className="block whitespace-nowrap tabular-nums">{aed(subtotal)}</span>
      <span className="block text-mini text-muted">
        {t('drafts.itemCount', { count: itemCount })}
      </span>
    </>
  );
};

const OpenLink = ({ id }: { id: number }) => {
  const t = useText();
  return (
    <OpenRowLink
      to={paths.draftOrder(id)}
      text={t('drafts.open')}
      name={t('drafts.number', { id })}
    />
  );
};

/** The newest change of a draft that staff wait for. */
const Since = ({
  draft: { createdAt, sentAt, openedAt, expiresAt, state },
}: {
  draft: DraftOrderDto;
}) => {
  const { ago, dateTime } = useFormat();
  const at = state === 'expired' ? expiresAt : (openedAt ?? sentAt ?? createdAt);
  return (
    <time dateTime={at} title={dateTime(at)} className="whitespace-nowrap">
      {ago(at)}
    </time>
  );
};

/** Columns of the table of draft orders. */
export const useDraftColumns = (): Column<DraftOrderDto>[] => {
  const t = useText();
  return [
    {
      key: 'id',
      header: t('drafts.title'),
      rowHeader: true,
      cell: (draft) => <Identity draft={draft} />,
    },
    { key: 'shopper', header: t('drafts.shopper'), cell: (draft) => <Shopper draft={draft} /> },
    { key: 'items', header: t('drafts.items'), cell: (draft) => <Items draft={draft} /> },
    {
      key: 'state',
      header: t('drafts.stateTitle'),
      cell: ({ state }) => <DraftStatus state={state} />,
    },
    { key: 'since', header: t('drafts.since'), cell: (draft) => <Since draft={draft} /> },
    {
      key: 'actions',
      header: t('drafts.actions'),
      align: 'end',
      cell: ({ id }) => <OpenLink id={id} />,
    },
  ];
};

/** Draft orders with shopper, items and state. */
export const DraftList = ({
  columns,
  rows,
  busy,
}: {
  columns: Column<DraftOrderDto>[];
  rows: DraftOrderDto[] | undefined;
  busy: boolean;
}) => {
  const t = useText();
  return (
    <DataList
      caption={t('nav.draftOrders')}
      columns={columns}
      rowKey={({ id }) => id}
      rows={rows}
      busy={busy}
      cardHeight="h-44"
      card={(draft) => (
        <article className="flex min-w-0 grow flex-col gap-2">
          <header className="flex items-start justify-between gap-3">
            <h2 className="min-w-0">
              <Identity draft={draft} />
            </h2>
            <DraftStatus state={draft.state} />
          </header>
          <p className="min-w-0">
            <Shopper draft={draft} />
          </p>
          <div className="flex items-end justify-between gap-3 text-small">
            <p>
              <Items draft={draft} />
            </p>
            <Since draft={draft} />
          </div>
          <OpenLink id={draft.id} />
        </article>
      )}
    />
  );
};
