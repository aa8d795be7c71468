import { SEARCH_RESULTS } from '@shop/shop-rules';
import { cx, Skeleton } from '@shop/ui';
import { useText } from '@/shared/i18n/text';
import { SearchOption } from './search-option';
import type { SearchBoxState } from './use-search-box';

const WAITING = Array.from({ length: SEARCH_RESULTS }, (_, index) => index);

/** Search results, in a popup below the field or, in the sheet, inline. */
export const SearchResults = ({
  id,
  box,
  inPage,
}: {
  id: string;
  box: SearchBoxState;
  inPage?: boolean;
}) => {
  const { t } = useText();
  const { results, loading, active } = box;
  const none = results?.length === 0;
  return (
    <>
      <p role="status" className="sr-only">
        {results && !none && t('search.count', { count: results.length })}
      </p>
      <div
        className={cx(
          // Aligns the pictures with the field.
          inPage ? '-mx-2' : 'absolute inset-x-0 top-full z-40 mt-1',
          (results || loading) &&
            (inPage ? 'mt-3' : 'border border-line bg-surface shadow-overlay'),
          loading && 'animate-late',
        )}
      >
        {loading &&
          WAITING.map((row) => (
            <div key={row} aria-hidden="true" className="flex min-h-16 items-center gap-3 p-2">
              <Skeleton className="h-14 w-11 shrink-0" />
              <div className="flex-1">
                <Skeleton className="h-3.5 w-3/4" />
                <Skeleton className="mt-2.5 h-3.5 w-1/4" />
              </div>
            </div>
          ))}
        {results && !none && (
          <ul id={id} role="listbox" aria-label={t('search.results')}>
            {results.map((product, index) => (
              <SearchOption
                key={product.id}
                id={`${id}-${index}`}
                product={product}
                q={box.text.trim()}
                active={index === active}
                onPoint={() => box.setActive(index)}
                onChoose={() => box.choose(product.id)}
              />
            ))}
          </ul>
        )}
        {results && !none && (
          <button
            type="submit"
            className={cx(
              'min-h-12 w-full px-2 text-start text-small font-semibold text-accent hover:bg-sand',
              !inPage && 'border-t border-line',
            )}
          >
            {t('search.all')}
          </button>
        )}
        <p role="status" className={cx(none && 'text-small', none && (inPage ? 'p-2' : 'p-4'))}>
          {none && t('search.none')}
        </p>
      </div>
    </>
  );
};
