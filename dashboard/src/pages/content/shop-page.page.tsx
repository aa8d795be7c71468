import { SHOP_PAGE_NAMES, SHOP_PAGES, type ShopPageName } from '@shop/shop-rules';
import { buttonClass, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PageEditor } from '@/features/shop-pages/page-editor';
import { shopPageQueries } from '@/features/shop-pages/shop-pages.queries';
import { NotFoundPage } from '@/pages/errors/not-found.page';
import { publicSettings } from '@/shared/api/shop-name';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { paths, shopUrl } from '@/shared/paths';

const SHAPE = (
  <div className="grid gap-4">
    <Skeleton className="h-96" />
    <Skeleton className="h-96" />
  </div>
);

const Editor = ({ name }: { name: ShopPageName }) => {
  const t = useText();
  const current = useQuery(shopPageQueries.one(name));
  const settings = useQuery(publicSettings());
  return (
    <>
      <PageHeader
        title={t(`pages.name.${name}`)}
        above={[{ text: t('nav.pages'), to: paths.shopPages }]}
      >
        <a
          href={shopUrl(SHOP_PAGES[name])}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('pages.open')}
        </a>
      </PageHeader>
      <QueryBoundary query={current} failed={t('pages.failed')} shape={SHAPE}>
        {(page) => (
          <QueryBoundary query={settings} failed={t('settings.failed')} shape={SHAPE}>
            {(values) => (
              <PageEditor
                key={`${page.version} ${page.draft?.revision}`}
                page={page}
                settings={values}
                onReload={current.refetch}
              />
            )}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </>
  );
};

/** Edits the text of a page of the shop. */
export const ShopPagePage = () => {
  const { page } = useParams();
  const name = SHOP_PAGE_NAMES.find((each) => each === page);
  return name ? <Editor key={name} name={name} /> : <NotFoundPage />;
};
