import { TRANSLATION_KINDS } from '@shop/shop-rules';
import { cx } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import { startExport } from '@/features/jobs/start-export';
import { ListFileActions } from '@/features/jobs/list-file-actions';
import { TranslationList } from '@/features/translations/translation-list';
import { MISSING, translationsQueries } from '@/features/translations/translations.queries';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { FilterSelect } from '@/shared/list/filter-select';
import { SearchBox } from '@/shared/list/search-box';
import { useChangeParams } from '@/shared/list/use-change-params';
import { useListViews } from '@/shared/list-views/use-list-views';

/** Texts of all contents in both languages, first those without Arabic. */
export const TranslationsPage = () => {
  const t = useText();
  const { count } = useFormat();
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const { isReady, menu } = useListViews('translations');
  const counts = useQuery(translationsQueries.counts()).data;
  const wanted = params.get('missing') ?? 'ar';
  const missing = MISSING.find((language) => language === wanted);
  const kind = TRANSLATION_KINDS.find((known) => known === params.get('kind')) ?? 'products';
  const q = params.get('q') ?? '';
  const before = Number(params.get('before')) || undefined;
  /** The address with some parameters changed; any change leads to the first page. */
  const hrefWith = (changes: Record<string, string>): string => {
    const next = new URLSearchParams(params);
    next.delete('before');
    for (const [name, value] of Object.entries(changes)) next.set(name, value);
    return `?${next.toString()}`;
  };
  const filterBy = useCallback(
    (name: string, value: string) =>
      changeParams((next) => {
        next.delete('before');
        next.set(name, value);
      }),
    [changeParams],
  );
  const search = useCallback((words: string) => filterBy('q', words), [filterBy]);
  // A vendor gets only the kinds with own rows.
  const kinds = TRANSLATION_KINDS.filter(
    (each) => !counts || counts.some((known) => known.kind === each),
  );
  return (
    <>
      <PageHeader title={t('nav.translations')}>
        {menu}
        {kind !== 'settings' && (
          <ListFileActions
            kind="translations"
            texts={kind}
            start={() =>
              startExport.translations({ kind, ...(missing && { missing }), ...(q && { q }) })
            }
          />
        )}
      </PageHeader>
      <p className="-mt-2 mb-4 max-w-2xl text-muted">{t('translations.about')}</p>
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchBox label={t('translations.search')} value={q} onSearch={search} />
        <FilterSelect
          label={t('translations.show')}
          all={t('translations.all')}
          value={missing ?? ''}
          onChange={(value) => filterBy('missing', value || 'all')}
          choices={MISSING.map((value) => ({ value, text: t(`translations.missing.${value}`) }))}
        />
      </div>
      <nav aria-label={t('translations.kinds')} className="mb-4">
        <ul className="flex flex-wrap gap-1.5">
          {kinds.map((each) => {
            const counted = counts?.find((known) => known.kind === each);
            return (
              <li key={each}>
                <Link
                  to={hrefWith({ kind: each })}
                  aria-current={each === kind ? 'page' : undefined}
                  className={cx(
                    'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-small font-semibold',
                    each === kind
                      ? 'border-accent bg-accent text-on-accent'
                      : 'border-line bg-surface hover:bg-sand',
                  )}
                >
                  {t(`translations.kind.${each}`)}
                  {counted && missing && (
                    <span className="tabular-nums">{count(counted[missing])}</span>
                  )}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <p className="mb-3 text-mini text-muted max-md:hidden">{t('translations.keys')}</p>
      <TranslationList
        key={[kind, missing, q, before].join(' ')}
        filter={{ kind, missing, q, before }}
        enabled={isReady}
        hrefBefore={(id) => hrefWith(id ? { before: String(id) } : {})}
      />
    </>
  );
};
