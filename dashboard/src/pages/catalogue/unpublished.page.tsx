import { mayUse } from '@shop/shop-rules';
import { UnpublishedList } from '@/features/products/unpublished-list';
import { roleOf } from '@/features/session/staff';
import { useSignedIn } from '@/features/session/use-staff';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { paths } from '@/shared/paths';

/** Products that shoppers do not see. */
export const UnpublishedPage = () => {
  const t = useText();
  const isVendor = mayUse(roleOf(useSignedIn()), ['vendor']);
  return (
    <>
      <PageHeader
        title={t('nav.unpublished')}
        above={[{ text: t('nav.allProducts'), to: paths.allProducts }]}
      />
      <UnpublishedList showVendor={!isVendor} />
    </>
  );
};
