import { CATEGORY_PAGE, listFilterOf } from '@shop/shop-rules';
import { EmptyState } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { catalogueQueries } from '@/features/catalogue/catalogue.queries';
import { searchQueries } from '@/features/search/search.queries';
import { count } from '@/shared/browser/count';
import { Page } from '@/shared/layout/page';
import { useText } from '@/shared/i18n/text';
import { ProductList } from '../parts/product-list';
import { NoResults } from './no-results';

const SearchPage = () => {
  const { t } = useText();
  const [params] = useSearchParams();
  const q = listFilterOf(params).q?.trim();
  // The list loads it; a filtered list has another key, and says nothing about the words.
  const unfiltered = catalogueQueries.list({ q: listFilterOf(params).q }, 1, CATEGORY_PAGE);
  const results = useQuery({ ...unfiltered, enabled: false }).data?.total;
  useEffect(() => {
    if (q && results !== undefined) count({ words: q, results });
  }, [q, results]);
  const landing = useQuery(searchQueries.of(q ?? '')).data?.landing;
  const navigate = useNavigate();
  useEffect(() => {
    if (landing) void navigate(landing, { replace: true });
  }, [landing, navigate]);
  const title = q ? t('search.for', { q }) : t('search.label');
  return (
    <Page title={title} className="wrap-wide py-6 md:py-10">
      <h1 tabIndex={-1} className="display mb-4 text-h1 break-words md:mb-6">
        {title}
      </h1>
      {q && results === 0 ? (
        <NoResults q={q} />
      ) : (
        <ProductList
          pageSize={CATEGORY_PAGE}
          pageQuery={(filter, page) => catalogueQueries.list(filter, page, CATEGORY_PAGE)}
          empty={<EmptyState text={t('search.none')} />}
        />
      )}
    </Page>
  );
};

export { SearchPage as Component };
export const unlisted = true;
