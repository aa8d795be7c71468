import { ProductForm } from '@/features/product-form/product-form';
import { useSignedIn } from '@/features/session/use-staff';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { paths } from '@/shared/paths';
import { WithChoices } from './product-choices';

export const AddProductPage = () => {
  const t = useText();
  const { id } = useSignedIn();
  return (
    <>
      <PageHeader
        title={t('nav.addProduct')}
        above={[{ text: t('nav.allProducts'), to: paths.allProducts }]}
      />
      <WithChoices>
        {(choices) => <ProductForm choices={choices} draftName={`${id}`} />}
      </WithChoices>
    </>
  );
};
