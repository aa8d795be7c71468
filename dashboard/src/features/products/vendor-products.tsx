import { useQuery } from '@tanstack/react-query';
import { useText } from '@/shared/i18n/use-text';
import { CardGrid } from '@/shared/list/card-grid';
import { ListFrame } from '@/shared/list/list-frame';
import { useListParams } from '@/shared/list/use-list-params';
import { ProductCard } from './product-card';
import { productsQueries } from './products.queries';

/** The products of a vendor as cards. */
export const VendorProducts = ({ vendor }: { vendor: number }) => {
  const t = useText();
  const params = useListParams();
  const { page, limit } = params;
  const list = useQuery(productsQueries.list({ page, limit, vendor }));
  const rows = list.data?.products;
  return (
    <section aria-label={t('products.caption')}>
      <ListFrame
        query={list}
        rows={rows}
        total={list.data?.total}
        texts={{ failed: t('products.failed'), none: t('vendor.noProducts') }}
        params={params}
        filters={{}}
      >
        <CardGrid
          label={t('products.caption')}
          rows={rows}
          busy={list.isPlaceholderData}
          height="h-124"
        >
          {(product) => <ProductCard key={product.id} product={product} />}
        </CardGrid>
      </ListFrame>
    </section>
  );
};
