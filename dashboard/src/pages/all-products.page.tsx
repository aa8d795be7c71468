import { mayUse } from '@shop/shop-rules';
import { buttonClass } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { categoriesQueries } from '@/features/categories/categories.queries';
import { ProductCards } from '@/features/products/product-cards';
import { ProductTable } from '@/features/products/product-table';
import { productsQueries } from '@/features/products/products.queries';
import { roleOf } from '@/features/session/staff';
import { useSignedIn } from '@/features/session/use-staff';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { FilterSelect } from '@/shared/list/filter-select';
import { ListFrame } from '@/shared/list/list-frame';
import { SearchBox } from '@/shared/list/search-box';
import { useListParams } from '@/shared/list/use-list-params';
import { useSearch } from '@/shared/list/use-search';
import { PageHeader } from '@/shared/page-header';
import { paths } from '@/shared/paths';
import { useMedia } from '@/shared/use-media';

const SORTS = ['name-asc', 'name-desc', 'price-low', 'price-high', 'newest'] as const;

export const AllProductsPage = () => {
  const t = useText();
  const nameOf = useNameOf();
  const staff = useSignedIn();
  const isVendor = mayUse(roleOf(staff), ['vendor']);
  const params = useListParams();
  const { page, limit, sort: asked, q, filter, change } = params;
  const sort = SORTS.find((known) => known === asked);
  const category = Number(filter('category')) || undefined;
  const onSearch = useSearch(change);
  const list = useQuery(
    productsQueries.list({
      page,
      limit,
      sort,
      q: q || undefined,
      category,
      vendor: isVendor ? staff.id : undefined,
    }),
  );
  const { data: categories = [] } = useQuery(categoriesQueries.all());
  const categoryName = (id: number) => {
    const found = categories.find((one) => one.id === id);
    return found ? nameOf(found) : '';
  };
  const wide = useMedia('(min-width: 48rem)');
  const rows = list.data?.products;
  const shared = { rows, busy: list.isPlaceholderData, categoryName, showVendor: !isVendor };
  return (
    <>
      <PageHeader title={t('nav.allProducts')}>
        <Link to={paths.addProduct} className={buttonClass()}>
          <Plus aria-hidden="true" className="size-4" />
          {t('nav.addProduct')}
        </Link>
      </PageHeader>
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchBox label={t('products.search')} value={q} onSearch={onSearch} />
        <FilterSelect
          label={t('products.category')}
          all={t('products.allCategories')}
          value={category?.toString() ?? ''}
          onChange={(value) => change({ category: value })}
          choices={categories.map((one) => ({ value: String(one.id), text: nameOf(one) }))}
        />
        {!wide && (
          <FilterSelect
            label={t('list.order')}
            all={t('products.bestOrder')}
            value={sort ?? ''}
            onChange={(value) => change({ sort: value })}
            choices={SORTS.map((value) => ({ value, text: t(`products.sort.${value}`) }))}
          />
        )}
      </div>
      <ListFrame
        query={list}
        rows={rows}
        total={list.data?.total}
        texts={{
          failed: t('products.failed'),
          none: t('products.none'),
          noMatch: t('products.noMatch'),
        }}
        params={params}
        filters={{ q, category }}
      >
        {wide ? (
          <div className="panel relative overflow-x-auto">
            <ProductTable
              {...shared}
              sort={sort ?? ''}
              onSort={(value) => change({ sort: value })}
            />
          </div>
        ) : (
          <ProductCards {...shared} />
        )}
      </ListFrame>
    </>
  );
};
