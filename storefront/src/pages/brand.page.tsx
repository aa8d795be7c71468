import { CATEGORY_PAGE } from '@shop/shop-rules';
import { EmptyState } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { catalogueQueries } from '@/features/catalogue/catalogue.queries';
import { Page } from '@/shared/page';
import { Picture } from '@/shared/picture';
import { useText } from '@/shared/text';
import { ProductList } from './parts/product-list';

export const BrandPage = () => {
  const { t } = useText();
  const id = Number(useParams().id);
  const { data: brands = [] } = useQuery(catalogueQueries.brands());
  const brand = brands.find((row) => row.id === id);
  const name = brand?.name ?? t('brand.title');
  return (
    <Page title={name} className="wrap-wide py-8 md:py-14">
      <div className="mb-8 flex items-center gap-4">
        {brand && (
          <Picture
            image={brand.icon}
            alt=""
            sizes="64px"
            max={160}
            className="size-16 rounded-full"
          />
        )}
        <h1 tabIndex={-1} className="display text-h1">
          <bdi>{name}</bdi>
        </h1>
      </div>
      <ProductList
        key={id}
        filter={{ brand: id }}
        pageSize={CATEGORY_PAGE}
        empty={<EmptyState text={t('brand.none')} />}
      />
    </Page>
  );
};
