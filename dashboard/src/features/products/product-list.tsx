import { Button, VisuallyHidden, type Column } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Trash2, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { useListViews } from '@/shared/list-views/use-list-views';
import { ListFrame } from '@/shared/list/list-frame';
import { useListParams } from '@/shared/list/use-list-params';
import { DataList } from '@/shared/table/data-list';
import { useChoice } from '@/shared/table/use-choice';
import type { Checked } from './checks/checks.queries';
import { FixDialog } from './checks/fix-dialog';
import { ProblemNames } from './checks/problem-names';
import { ProductBulkBar } from './product-bulk-bar';
import { queryOf, ProductFilters, type NamedCategory } from './product-filters';
import { ProductMenu } from './product-menu';
import { ProductRow } from './product-row';
import { productsQueries } from './products.queries';
import { VariantLines, VariantRows, VariantsToggle } from './quick-variants';
import { quickQueries } from './quick-values.queries';
import type { Product } from './product';
import { HIDDEN_BY_DEFAULT, useProductColumns } from './use-product-columns';
import { usePublication } from './use-publication';
import { useRemoveProducts } from './use-remove-products';
import { useMay } from '@/shared/rights/use-may';

export interface BulkEditorProps {
  ids: number[];
  /** The products that have changed. */
  onChanged: (ids: number[]) => void;
  onClose: () => void;
}

/** Product list with search, sorting, filters and bulk delete. */
export const ProductList = ({
  vendor,
  categories,
  onlyToDelete = false,
  bulkEditor,
}: {
  /** Limits the list to a vendor. */
  vendor?: number;
  categories: NamedCategory[];
  /** Rows have no menu; the delete button is always shown. */
  onlyToDelete?: boolean;
  /** The dialog that changes the selected products. */
  bulkEditor?: (props: BulkEditorProps) => ReactNode;
}) => {
  const t = useText();
  const nameOf = useNameOf();
  const may = useMay();
  const isEditable = !onlyToDelete && may('products.edit');
  const params = useListParams();
  const asked = queryOf(params);
  const query = {
    ...asked,
    vendor: vendor ?? asked.vendor,
    ...(!isEditable && { problem: undefined }),
  };
  const valuesOf = (id: number) => quick.data?.find((one) => one.id === id);
  /** Ids of the products whose variants are shown. */
  const [unfolded, setUnfolded] = useState<number[]>([]);
  const isUnfolded = ({ id }: Product) => unfolded.includes(id);
  const toggle = (product: Product) => (
    <>
      {product.problems && <ProblemNames problems={product.problems} />}
      <VariantsToggle
        product={product}
        values={valuesOf(product.id)}
        isOpen={isUnfolded(product)}
        onToggle={() =>
          setUnfolded((all) =>
            isUnfolded(product) ? all.filter((id) => id !== product.id) : [...all, product.id],
          )
        }
      />
    </>
  );
  /** Products whose problems are solved. */
  const [fixed, setFixed] = useState<Checked[]>([]);
  /** Ids of the products in the bulk editor. */
  const [edited, setEdited] = useState<number[]>([]);
  const found = (id: number) => categories.find((one) => one.id === id);
  const about = {
    categoryName: (id: number) => {
      const category = found(id);
      return category ? nameOf(category) : '';
    },
    showVendor: vendor === undefined,
  };
  const columns = useProductColumns({
    ...about,
    toggle,
    valuesOf: isEditable ? valuesOf : undefined,
  });
  const menu = (product: Product) =>
    !onlyToDelete && (
      <ProductMenu
        product={product}
        onHide={(one) => publication.change([one], false)}
        onDelete={(one) => void ask([one])}
      />
    );
  const views = useListViews<Column<Product>>(
    'products',
    [...columns, { key: 'actions', header: t('table.actions'), align: 'end', cell: menu }],
    { hiddenByDefault: HIDDEN_BY_DEFAULT },
  );
  const list = useQuery({ ...productsQueries.list(query), enabled: views.isReady });
  const { products: rows, total } = list.data ?? {};
  const choice = useChoice(rows);
  const { ask, busy } = useRemoveProducts(choice.remove);
  const publication = usePublication(choice.remove);
  const ids = isEditable ? (rows ?? []).map(({ id }) => id) : [];
  const quick = useQuery({ ...quickQueries.of(ids), enabled: ids.length > 0 });
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-3">
        <ProductFilters {...{ params, categories }} vendor={query.vendor} hasProblems={isEditable}>
          {views.menu}
        </ProductFilters>
        {vendor === undefined && query.vendor !== undefined && (
          <Button variant="secondary" onClick={() => params.change({ vendor: '' })}>
            <bdi>{rows?.[0]?.vendorName ?? t('products.vendor')}</bdi>
            <X className="size-4" />
            <VisuallyHidden>{t('checks.allVendors')}</VisuallyHidden>
          </Button>
        )}
        {onlyToDelete ? (
          <Button
            variant="danger"
            className="ms-auto max-sm:grow"
            aria-disabled={choice.rows.length === 0}
            busy={busy}
            onClick={() => void ask(choice.rows)}
          >
            <Trash2 className="size-4" />
            {t('products.deleteSelected')}
          </Button>
        ) : (
          views.columnMenu
        )}
      </div>
      <ListFrame
        query={list}
        rows={rows}
        total={total}
        texts={{
          failed: t('products.failed'),
          none: t('products.none'),
          noMatch: t('products.noMatch'),
        }}
        params={params}
        filters={{
          q: query.q,
          category: query.category,
          problem: query.problem,
          vendor: asked.vendor,
        }}
      >
        <DataList
          caption={t('products.caption')}
          columns={
            onlyToDelete
              ? columns.filter(({ key }) => !HIDDEN_BY_DEFAULT.includes(key))
              : query.problem
                ? views.columns.map(({ sort: _, ...column }) => column)
                : views.columns
          }
          rows={rows}
          rowKey={({ id }) => id}
          sort={query.sort ?? ''}
          onSort={query.problem ? undefined : (sort) => params.change({ sort })}
          busy={list.isPlaceholderData || busy || publication.busy}
          choice={
            isEditable || may('products.delete')
              ? {
                  ...choice,
                  labelOf: (product) => t('table.select', { name: nameOf(product) }),
                  allLabel: t('table.selectAll'),
                }
              : undefined
          }
          below={(product) =>
            isUnfolded(product) && (
              <VariantRows product={product} columns={views.columns} hasChoice />
            )
          }
          card={(product) => (
            <ProductRow
              product={product}
              values={valuesOf(product.id)}
              toggle={toggle(product)}
              variants={isUnfolded(product) && <VariantLines product={product} />}
              {...about}
            >
              {menu(product)}
            </ProductRow>
          )}
          cardHeight="h-28"
        />
      </ListFrame>
      <ProductBulkBar
        {...{ query, choice, total, busy }}
        onDelete={may('products.delete') && (() => void ask(choice.rows))}
        onHide={isEditable && (() => publication.change(choice.rows, false))}
        onFix={
          isEditable &&
          query.problem !== undefined &&
          (() => setFixed(choice.rows.map(({ id, version = 0 }) => ({ id, version }))))
        }
        onEdit={isEditable && bulkEditor && (() => setEdited(choice.rows.map(({ id }) => id)))}
      />
      {fixed.length > 0 && (
        <FixDialog products={fixed} onFixed={choice.clear} onClose={() => setFixed([])} />
      )}
      {edited.length > 0 &&
        bulkEditor?.({
          ids: edited,
          onChanged: (changed) =>
            choice.remove(choice.rows.filter(({ id }) => changed.includes(id))),
          onClose: () => setEdited([]),
        })}
    </>
  );
};
