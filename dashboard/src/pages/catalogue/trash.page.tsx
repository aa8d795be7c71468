import { TrashList } from '@/features/products/trash-list';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { paths } from '@/shared/paths';

/** Deleted products. */
export const TrashPage = () => {
  const t = useText();
  return (
    <>
      <PageHeader
        title={t('nav.trash')}
        above={[{ text: t('nav.allProducts'), to: paths.allProducts }]}
      />
      <TrashList />
    </>
  );
};
