import { useChange } from '@shop/api-client';
import type { LandingDto, SynonymDto } from '@shop/contracts';
import { Button, buttonClass, confirm, notify, Skeleton } from '@shop/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileSpreadsheet, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { brandsQueries } from '@/features/brands/brands.queries';
import { categoriesQueries } from '@/features/categories/categories.queries';
import { LandingForm, type PageGroup } from '@/features/search-words/landing-form';
import { LandingList } from '@/features/search-words/landing-list';
import { MissingList } from '@/features/search-words/missing-list';
import {
  removeLanding,
  removeSynonym,
  searchWordsQueries,
  STALE_WORDS,
  SYNONYM_KINDS,
} from '@/features/search-words/search-words.queries';
import { SynonymForm } from '@/features/search-words/synonym-form';
import { SynonymList } from '@/features/search-words/synonym-list';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { Panel } from '@/shared/layout/panel';
import { FilterSelect } from '@/shared/list/filter-select';
import { ListFrame } from '@/shared/list/list-frame';
import { SearchBox } from '@/shared/list/search-box';
import { useListParams } from '@/shared/list/use-list-params';
import { useListViews } from '@/shared/list-views/use-list-views';
import { useSearch } from '@/shared/list/use-search';
import { paths } from '@/shared/paths';
import { FormDialog } from '@/shared/unsaved/form-dialog';

type Opened =
  | { form: 'synonym'; row?: SynonymDto; proposed?: string[] }
  | { form: 'landing'; words?: string; path?: string };

/** Pages that a search can lead to. */
const usePages = (): PageGroup[] => {
  const t = useText();
  const nameOf = useNameOf();
  const { data: categories = [] } = useQuery(categoriesQueries.all());
  const { data: brands = [] } = useQuery(brandsQueries.all());
  return [
    {
      title: t('nav.categories'),
      pages: categories.map((row) => ({ path: `/category/${row.id}`, name: nameOf(row) })),
    },
    {
      title: t('nav.brands'),
      pages: brands.map(({ id, name }) => ({ path: `/brand/${id}`, name })),
    },
  ];
};

/** Deletes after a question, and reads the lists again. */
const useRemoval = <Row,>(
  call: (row: Row) => Promise<{ data?: unknown }>,
  nameOf: (row: Row) => string,
) => {
  const t = useText();
  const queries = useQueryClient();
  const { mutate } = useChange(call, STALE_WORDS, {
    onSuccess: () => notify(t('searchWords.deleted'), { kind: 'success' }),
    onError: (error) => {
      notifyRefusal(error, t('rows.notDeleted'));
      void queries.invalidateQueries({ queryKey: STALE_WORDS[0] });
    },
  });
  return async (row: Row) => {
    const yes = await confirm({
      title: t('rows.deleteTitle', { name: nameOf(row) }),
      text: t('searchWords.deleteText'),
      yesText: t('rows.delete'),
      noText: t('rows.cancelDelete'),
      danger: true,
    });
    if (yes) mutate(row);
  };
};

/** Synonyms, pages that searches lead to, and searches that find nothing. */
export const SearchWordsPage = () => {
  const t = useText();
  const params = useListParams();
  const { page, limit, q, filter, change } = params;
  const kind = SYNONYM_KINDS.find((known) => known === filter('kind'));
  const { isReady, menu } = useListViews('searchWords');
  const list = useQuery({
    ...searchWordsQueries.list({ page, limit, ...(q && { q }), ...(kind && { kind }) }),
    enabled: isReady,
  });
  const missing = useQuery(searchWordsQueries.missing());
  const landings = useQuery(searchWordsQueries.landings());
  const groups = usePages();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const removeWords = useRemoval(removeSynonym, ({ terms }) => terms[0] ?? '');
  const removePage = useRemoval(
    (row: LandingDto) => removeLanding(row),
    ({ words }) => words,
  );
  const rows = list.data?.synonyms;
  const pageNames = new Map(
    groups.flatMap(({ pages }) => pages.map(({ path, name }) => [path, name] as const)),
  );
  // A colleague's change is loaded into the open form.
  const edited =
    opened?.form === 'synonym' && opened.row
      ? (rows?.find(({ id }) => id === opened.row?.id) ?? opened.row)
      : undefined;
  return (
    <>
      <PageHeader title={t('nav.searchWords')}>
        <Link to={paths.searchWordsImport()} className={buttonClass({ variant: 'secondary' })}>
          <FileSpreadsheet className="size-4" />
          {t('searchWords.importTitle')}
        </Link>
        <Button onClick={() => setOpened({ form: 'synonym' })}>
          <Plus className="size-4" />
          {t('searchWords.add')}
        </Button>
      </PageHeader>
      <p className="-mt-2 mb-4 max-w-2xl text-muted">{t('searchWords.about')}</p>
      <div className="mb-8 grid grid-cols-1 items-start gap-4 xl:grid-cols-[3fr_2fr]">
        <Panel title={t('searchWords.missing')}>
          <p className="-mt-2 mb-4 text-muted">{t('searchWords.missingAbout')}</p>
          <QueryBoundary
            query={missing}
            failed={t('searchWords.failed')}
            shape={<Skeleton className="h-40" />}
          >
            {(found) => (
              <MissingList
                rows={found}
                onSynonym={(proposed) => setOpened({ form: 'synonym', proposed })}
                onLanding={(words, path) =>
                  setOpened({ form: 'landing', words, ...(path && { path }) })
                }
              />
            )}
          </QueryBoundary>
        </Panel>
        <Panel
          title={t('searchWords.landings')}
          action={
            <Button
              variant="secondary"
              size="small"
              className="shrink-0"
              onClick={() => setOpened({ form: 'landing' })}
            >
              {t('searchWords.addLanding')}
            </Button>
          }
        >
          <QueryBoundary
            query={landings}
            failed={t('searchWords.failed')}
            shape={<Skeleton className="h-40" />}
          >
            {(found) => (
              <LandingList
                rows={found}
                nameOf={(path) => pageNames.get(path) ?? path}
                onRemove={(row) => void removePage(row)}
              />
            )}
          </QueryBoundary>
        </Panel>
      </div>
      <h2 className="mb-3 text-h3 font-semibold">{t('searchWords.synonyms')}</h2>
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchBox label={t('searchWords.search')} value={q} onSearch={useSearch(change)} />
        <FilterSelect
          label={t('searchWords.kind')}
          all={t('searchWords.allKinds')}
          value={kind ?? ''}
          onChange={(value) => change({ kind: value })}
          choices={SYNONYM_KINDS.map((value) => ({
            value,
            text: t(`searchWords.kindOf.${value}`),
          }))}
        />
        {menu}
      </div>
      <ListFrame
        query={list}
        rows={rows}
        total={list.data?.total}
        texts={{
          failed: t('searchWords.failed'),
          none: t('searchWords.none'),
          noMatch: t('searchWords.noMatch'),
        }}
        params={params}
        filters={{ q, kind }}
      >
        <SynonymList
          rows={rows}
          busy={list.isPlaceholderData}
          onEdit={(row) => setOpened({ form: 'synonym', row })}
          onRemove={(row) => void removeWords(row)}
        />
      </ListFrame>
      <FormDialog
        open={opened !== undefined}
        onOpenChange={(open) => !open && close()}
        title={t(
          opened?.form === 'landing'
            ? 'searchWords.addLanding'
            : edited
              ? 'searchWords.edit'
              : 'searchWords.add',
        )}
        closeLabel={t('shell.close')}
      >
        {opened?.form === 'synonym' && (
          <SynonymForm
            onDone={close}
            {...(edited && { row: edited })}
            {...(opened.proposed && { proposed: opened.proposed })}
          />
        )}
        {opened?.form === 'landing' && (
          <LandingForm {...opened} groups={groups} landings={landings.data ?? []} onDone={close} />
        )}
      </FormDialog>
    </>
  );
};
