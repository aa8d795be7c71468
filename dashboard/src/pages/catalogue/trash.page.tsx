import { mayUse } from '@shop/shop-rules';
import { TrashList } from '@/features/products/trash-list';
import { roleOf } from '@/features/session/staff';
import { useSignedIn } from '@/features/session/use-staff';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { paths } from '@/shared/paths';

/** Deleted products. */
export const TrashPage = () => {
  const t = useText();
  const staff = useSignedIn();
  return (
    <>
      <PageHeader
        title={t('nav.trash')}
        above={[{ text: t('nav.allProducts'), to: paths.allProducts }]}
      />
      <TrashList isAdmin={mayUse(roleOf(staff), ['admin'])} />
    </>
  );
};
