import { mayUse } from '@shop/shop-rules';
import { useQuery } from '@tanstack/react-query';
import { categoriesQueries } from '@/features/categories/categories.queries';
import { ProductList } from '@/features/products/product-list';
import { roleOf } from '@/features/session/staff';
import { useSignedIn } from '@/features/session/use-staff';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { paths } from '@/shared/paths';

/** Search and select products to delete together. */
export const SelectDeletePage = () => {
  const t = useText();
  const staff = useSignedIn();
  const isVendor = mayUse(roleOf(staff), ['vendor']);
  const { data: categories = [] } = useQuery(categoriesQueries.all());
  return (
    <>
      <PageHeader
        title={t('nav.selectDelete')}
        above={[{ text: t('nav.allProducts'), to: paths.allProducts }]}
      />
      <ProductList vendor={isVendor ? staff.id : undefined} categories={categories} onlyToDelete />
    </>
  );
};
