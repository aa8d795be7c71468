import { Button, MenuItem, type Column } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useTrashDays } from '@/shared/api/shop-name';
import { useFormat } from '@/shared/i18n/use-format';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { useListViews } from '@/shared/list-views/use-list-views';
import { ListFrame } from '@/shared/list/list-frame';
import { useListParams } from '@/shared/list/use-list-params';
import { useMay } from '@/shared/rights/use-may';
import { BulkBar } from '@/shared/table/bulk-bar';
import { DataList } from '@/shared/table/data-list';
import { RowMenu } from '@/shared/table/row-menu';
import { useChoice } from '@/shared/table/use-choice';
import { ProductCard, ProductCell } from './product-summary';
import { trashQueries, type DeletedProduct } from './trash.queries';
import { useTrash } from './use-trash';

/** Until when a product can be restored, or why it cannot. */
const Until = ({ product: { isRestorable, restorableUntil } }: { product: DeletedProduct }) => {
  const t = useText();
  const { day } = useFormat();
  if (isRestorable) return <time dateTime={restorableUntil}>{day(restorableUntil)}</time>;
  const isLate = Date.parse(restorableUntil) < Date.now();
  return <span className="text-muted">{t(isLate ? 'trash.tooLate' : 'trash.vendorDeleted')}</span>;
};

/** Deleted products, which are restored or, with the right to it, deleted permanently. */
export const TrashList = () => {
  const mayPurge = useMay()('products.purge');
  const t = useText();
  const nameOf = useNameOf();
  const { dateTime } = useFormat();
  const days = useTrashDays();
  const params = useListParams();
  const { page, limit } = params;
  const menu = (product: DeletedProduct) => (
    <RowMenu label={t('products.actionsOf', { name: nameOf(product) })}>
      <MenuItem disabled={!product.isRestorable} onSelect={() => restore([product])}>
        <RotateCcw className="size-4 shrink-0" />
        {t('trash.restore')}
      </MenuItem>
      {mayPurge && (
        <MenuItem danger disabled={product.isReferred} onSelect={() => void purge([product])}>
          <Trash2 className="size-4 shrink-0" />
          {t(product.isReferred ? 'trash.referred' : 'trash.purge')}
        </MenuItem>
      )}
    </RowMenu>
  );
  const columns: (Column<DeletedProduct> | false)[] = [
    {
      key: 'name',
      header: t('products.name'),
      rowHeader: true,
      cell: (product) => <ProductCell product={product} />,
    },
    mayPurge && {
      key: 'vendor',
      header: t('products.vendor'),
      cell: ({ vendorName }) => <bdi className="text-muted">{vendorName}</bdi>,
      className: 'max-lg:hidden',
    },
    {
      key: 'deleted',
      header: t('trash.deleted'),
      cell: ({ deletedAt }) => (
        <time dateTime={deletedAt} className="text-muted">
          {dateTime(deletedAt)}
        </time>
      ),
    },
    {
      key: 'by',
      header: t('trash.by'),
      cell: ({ deletedBy }) => <bdi>{deletedBy ?? t('trash.byImport')}</bdi>,
    },
    {
      key: 'until',
      header: t('trash.until'),
      cell: (product) => <Until product={product} />,
    },
    { key: 'actions', header: t('table.actions'), align: 'end', cell: menu },
  ];
  const views = useListViews(
    'trash',
    columns.filter((column) => column !== false),
  );
  const list = useQuery({ ...trashQueries.list({ page, limit }), enabled: views.isReady });
  const { products: rows, total } = list.data ?? {};
  const choice = useChoice(rows);
  const { restore, purge, busy } = useTrash(choice.remove);
  const restorable = choice.rows.filter(({ isRestorable }) => isRestorable);
  const purgeable = mayPurge ? choice.rows.filter(({ isReferred }) => !isReferred) : [];

  return (
    <>
      <div className="mb-4 flex items-start gap-3">
        <p className="max-w-prose text-muted">{t('trash.about', { days })}</p>
        {views.columnMenu}
      </div>
      <ListFrame
        query={list}
        rows={rows}
        total={total}
        texts={{ failed: t('trash.failed'), none: t('trash.none') }}
        params={params}
        filters={{}}
      >
        <DataList
          caption={t('nav.trash')}
          columns={views.columns}
          rows={rows}
          rowKey={({ id }) => id}
          busy={list.isPlaceholderData || busy}
          choice={{
            ...choice,
            labelOf: (product) => t('table.select', { name: nameOf(product) }),
            allLabel: t('table.selectAll'),
          }}
          card={(product) => (
            <ProductCard product={product} menu={menu(product)}>
              <p className="text-mini text-muted">
                {dateTime(product.deletedAt)} ·{' '}
                <bdi>{product.deletedBy ?? t('trash.byImport')}</bdi>
              </p>
              <p className="text-small">
                {product.isRestorable && <>{t('trash.until')}: </>}
                <Until product={product} />
              </p>
            </ProductCard>
          )}
          cardHeight="h-28"
        />
      </ListFrame>
      <BulkBar count={choice.rows.length} onClear={choice.clear}>
        {restorable.length > 0 && (
          <Button variant="secondary" size="small" busy={busy} onClick={() => restore(restorable)}>
            <RotateCcw className="size-4 shrink-0" />
            {t('trash.restoreCount', { count: restorable.length })}
          </Button>
        )}
        {purgeable.length > 0 && (
          <Button variant="danger" size="small" busy={busy} onClick={() => void purge(purgeable)}>
            <Trash2 className="size-4 shrink-0" />
            {t('trash.purgeCount', { count: purgeable.length })}
          </Button>
        )}
      </BulkBar>
    </>
  );
};
