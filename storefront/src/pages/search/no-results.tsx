import { EmptyState } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { catalogueQueries } from '@/features/catalogue/catalogue.queries';
import { count } from '@/shared/browser/count';
import { useText } from '@/shared/i18n/text';
import { Picture } from '@/shared/media/picture';
import { Link } from '@/shared/routing/link';
import { paths } from '@/shared/routing/paths';

/** Says that the words find nothing, with the categories of the shop. */
export const NoResults = ({ q }: { q: string }) => {
  const { t, pick } = useText();
  const { data: categories = [] } = useQuery(catalogueQueries.categories());
  return (
    <>
      <div role="status">
        <EmptyState text={t('search.none')}>
          <p className="max-w-prose text-small text-muted">{t('list.searchHint')}</p>
        </EmptyState>
      </div>
      {categories.length > 0 && (
        <nav aria-labelledby="other-categories" className="mt-6 md:mt-8">
          <h2 id="other-categories" className="mb-3 text-h3 font-semibold">
            {t('list.otherCategories')}
          </h2>
          <ul className="grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-3 xl:grid-cols-4">
            {categories.map(({ id, name, nameAr, icon }) => (
              <li key={id}>
                <Link
                  to={paths.category(id)}
                  onClick={() => count({ words: q, kind: 'category', id })}
                  className="flex h-full min-h-14 items-center gap-3 border border-line bg-surface px-3 py-2 text-small font-semibold hover:bg-sand"
                >
                  <Picture
                    image={icon}
                    alt=""
                    sizes="40px"
                    max={160}
                    className="size-10 shrink-0 bg-transparent dark:[filter:brightness(1.5)]"
                  />
                  <bdi className="min-w-0 break-words">{pick(name, nameAr)}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
};
