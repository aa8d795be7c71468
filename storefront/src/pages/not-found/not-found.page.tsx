import { buttonClass } from '@shop/ui';
import { Link } from '@/shared/routing/link';
import { SearchBox } from '@/features/search/search-box';
import { Page } from '@/shared/layout/page';
import { paths } from '@/shared/routing/paths';
import { useText } from '@/shared/i18n/text';

export const NotFoundPage = () => {
  const { t } = useText();
  return (
    <Page title={t('notFound.title')} missing className="wrap py-16 md:py-24">
      <div className="mx-auto flex max-w-lg flex-col items-start gap-5">
        <p className="eyebrow text-brass">404</p>
        <h1 tabIndex={-1} className="display text-h1">
          {t('notFound.title')}
        </h1>
        <p className="text-muted">{t('notFound.text')}</p>
        <SearchBox landmark={t('search.open')} />
        <Link to={paths.home} className={buttonClass()}>
          {t('goHome')}
        </Link>
      </div>
    </Page>
  );
};

export { NotFoundPage as Component };
