import { buttonClass } from '@shop/ui';
import { Link } from 'react-router';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/page-header';
import { paths } from '@/shared/paths';

export const AddProductPage = () => {
  const t = useText();
  return (
    <>
      <PageHeader title={t('nav.addProduct')} />
      <section className="panel flex flex-col items-start gap-4 p-6">
        <p className="max-w-prose text-body">{t('addProduct.notYet')}</p>
        <Link to={paths.allProducts} className={buttonClass({ variant: 'secondary' })}>
          {t('nav.allProducts')}
        </Link>
      </section>
    </>
  );
};
