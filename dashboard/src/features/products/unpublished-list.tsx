import { Button, MenuItem, MenuLine, type Column } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Eye, Link2, Pencil, Trash2, Unlink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '@/shared/i18n/use-format';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { useListViews } from '@/shared/list-views/use-list-views';
import { ListFrame } from '@/shared/list/list-frame';
import { SearchBox } from '@/shared/list/search-box';
import { useListParams } from '@/shared/list/use-list-params';
import { useSearch } from '@/shared/list/use-search';
import { paths } from '@/shared/paths';
import { useMay } from '@/shared/rights/use-may';
import { BulkBar } from '@/shared/table/bulk-bar';
import { DataList } from '@/shared/table/data-list';
import { RowMenu } from '@/shared/table/row-menu';
import { useChoice } from '@/shared/table/use-choice';
import { PreviewLinks } from './preview-links';
import { ProductPrice } from './product-price';
import { ProductCard, ProductCell } from './product-summary';
import { unpublishedQueries, type UnpublishedProduct } from './publication.queries';
import { StockBadge } from './stock-badge';
import { usePreview } from './use-preview';
import { usePublication } from './use-publication';
import { useRemoveProducts } from './use-remove-products';

/** Products that shoppers do not see, with a search and a bar that publishes or deletes the selected ones. */
export const UnpublishedList = ({ showVendor }: { showVendor: boolean }) => {
  const t = useText();
  const nameOf = useNameOf();
  const { dayTime } = useFormat();
  const mayDelete = useMay()('products.delete');
  const params = useListParams();
  const { page, limit } = params;
  const q = params.filter('q');
  const onSearch = useSearch(params.change);
  const { preview } = usePreview();
  /** The product whose links are shown. */
  const [shown, setShown] = useState<{ id: number; name: string }>();
  const menu = (product: UnpublishedProduct) => (
    <RowMenu label={t('products.actionsOf', { name: nameOf(product) })}>
      <MenuItem onSelect={() => publication.change([product], true)}>
        <Eye className="size-4 shrink-0" />
        {t('publication.publish')}
      </MenuItem>
      <MenuItem asChild>
        <Link to={paths.editProduct(product.id)}>
          <Pencil className="size-4 shrink-0" />
          {t('rows.edit')}
        </Link>
      </MenuItem>
      <MenuItem onSelect={() => preview(product.id)}>
        <Link2 className="size-4 shrink-0" />
        {t('publication.previewLink')}
      </MenuItem>
      <MenuItem onSelect={() => setShown({ id: product.id, name: nameOf(product) })}>
        <Unlink className="size-4 shrink-0" />
        {t('publication.links')}
      </MenuItem>
      {mayDelete && (
        <>
          <MenuLine />
          <MenuItem danger onSelect={() => void removal.ask([product])}>
            <Trash2 className="size-4 shrink-0" />
            {t('rows.delete')}
          </MenuItem>
        </>
      )}
    </RowMenu>
  );
  const columns: (Column<UnpublishedProduct> | false)[] = [
    {
      key: 'name',
      header: t('products.name'),
      rowHeader: true,
      cell: (product) => <ProductCell product={product} isLinked />,
    },
    showVendor && {
      key: 'vendor',
      header: t('products.vendor'),
      cell: ({ vendorName }) => <bdi className="text-muted">{vendorName}</bdi>,
      className: 'max-lg:hidden',
    },
    {
      key: 'price',
      header: t('products.price'),
      align: 'end',
      cell: (product) => (
        <ProductPrice product={product} className="flex-col items-end whitespace-nowrap" />
      ),
    },
    {
      key: 'stock',
      header: t('products.stock'),
      cell: ({ stock }) => <StockBadge stock={stock} />,
    },
    {
      key: 'updated',
      header: t('publication.changed'),
      cell: ({ updatedAt }) => (
        <time dateTime={updatedAt} className="text-muted">
          {dayTime(updatedAt)}
        </time>
      ),
    },
    { key: 'actions', header: t('table.actions'), align: 'end', cell: menu },
  ];
  const views = useListViews(
    'unpublished',
    columns.filter((column) => column !== false),
  );
  const list = useQuery({
    ...unpublishedQueries.list({ page, limit, q: q || undefined }),
    enabled: views.isReady,
  });
  const { products: rows, total } = list.data ?? {};
  const choice = useChoice(rows);
  const publication = usePublication(choice.remove);
  const removal = useRemoveProducts(choice.remove);
  const busy = publication.busy || removal.busy;
  return (
    <>
      <p className="mb-4 max-w-prose text-muted">{t('publication.about')}</p>
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchBox label={t('products.search')} value={q} onSearch={onSearch} />
        {views.menu}
        {views.columnMenu}
      </div>
      <ListFrame
        query={list}
        rows={rows}
        total={total}
        texts={{
          failed: t('products.failed'),
          none: t('publication.none'),
          noMatch: t('products.noMatch'),
        }}
        params={params}
        filters={{ q: q || undefined }}
      >
        <DataList
          caption={t('nav.unpublished')}
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
            <ProductCard product={product} isLinked menu={menu(product)}>
              <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
                <ProductPrice product={product} />
                <StockBadge stock={product.stock} />
              </div>
            </ProductCard>
          )}
          cardHeight="h-28"
        />
      </ListFrame>
      <BulkBar count={choice.rows.length} onClear={choice.clear}>
        <Button
          variant="secondary"
          size="small"
          busy={publication.busy}
          onClick={() => publication.change(choice.rows, true)}
        >
          <Eye className="size-4 shrink-0" />
          {t('publication.publish')}
        </Button>
        {mayDelete && (
          <Button
            variant="danger"
            size="small"
            busy={removal.busy}
            onClick={() => void removal.ask(choice.rows)}
          >
            <Trash2 className="size-4 shrink-0" />
            {t('rows.delete')}
          </Button>
        )}
      </BulkBar>
      {shown && <PreviewLinks product={shown} onClose={() => setShown(undefined)} />}
    </>
  );
};
