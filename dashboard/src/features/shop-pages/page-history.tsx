import type { PageTextsDto, PageVersionDto } from '@shop/contracts';
import { PAGE_VERSIONS, type Placeholder, type ShopPageName } from '@shop/shop-rules';
import { Button, confirm, Dialog, EmptyState, Skeleton } from '@shop/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { OlderButton } from '@/shared/list/older-button';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { CompareDialog } from './compare-dialog';
import { PagePreview } from './page-preview';
import { shopPageQueries } from './shop-pages.queries';

type ValuesOf = (locale: 'en' | 'ar') => Record<Placeholder, string>;

/** What a version changed. */
const Kind = ({ version: { restoredFrom, defaults } }: { version: PageVersionDto }) => {
  const t = useText();
  if (defaults.length === 2) return t('pages.backToDefault');
  if (restoredFrom !== null) return t('pages.restoredFrom', { version: restoredFrom });
  return t('pages.newText');
};

/** A version in both languages, as the shop shows it. */
const VersionDialog = ({
  page,
  number,
  valuesOf,
  onClose,
}: {
  page: ShopPageName;
  number: number;
  valuesOf: ValuesOf;
  onClose: () => void;
}) => {
  const t = useText();
  const texts = useQuery(shopPageQueries.version(page, number));
  return (
    <Dialog
      open
      size="large"
      title={t('pages.version', { version: number })}
      closeLabel={t('shell.close')}
      onOpenChange={(open) => !open && onClose()}
    >
      <QueryBoundary
        query={texts}
        failed={t('pages.versionFailed')}
        shape={<Skeleton className="h-96" />}
      >
        {({ en, ar }) => (
          <div className="grid items-start gap-4 md:grid-cols-2">
            <div className="border border-line">
              <PagePreview locale="en" text={en} values={valuesOf('en')} />
            </div>
            <div className="border border-line">
              <PagePreview locale="ar" text={ar} values={valuesOf('ar')} />
            </div>
          </div>
        )}
      </QueryBoundary>
    </Dialog>
  );
};

/** Who changed the page and when; earlier versions can be viewed, compared and restored into the draft. */
export const PageHistory = ({
  page,
  loses,
  texts,
  valuesOf,
  restoring,
  onRestore,
}: {
  page: ShopPageName;
  /** Restoring replaces a draft or what was typed. */
  loses: boolean;
  /** The text in the editor. */
  texts: () => PageTextsDto;
  valuesOf: ValuesOf;
  /** The version that is being restored. */
  restoring: number | undefined;
  onRestore: (version: number) => void;
}) => {
  const t = useText();
  const { dayTime } = useFormat();
  const list = useInfiniteQuery(shopPageQueries.versions(page));
  const [viewed, setViewed] = useState<number>();
  const [compared, setCompared] = useState<Omit<ComponentProps<typeof CompareDialog>, 'onClose'>>();
  const compare = (versions: PageVersionDto[], at: number) => {
    const [shown, former] = [versions[0]?.version, versions[at + 1]?.version];
    const number = versions[at]?.version;
    if (number === undefined) return;
    const start =
      number !== shown
        ? { from: number, to: shown }
        : former === undefined
          ? { from: number, to: undefined }
          : { from: former, to: number };
    setCompared({ page, versions, start, edited: texts() });
  };
  const ask = async (number: number) => {
    const yes = await confirm({
      title: t('pages.restoreVersion', { version: number }),
      text: t(loses ? 'pages.restoreReplaces' : 'pages.restoreText'),
      yesText: t('pages.restore'),
      noText: t('rows.cancel'),
      danger: loses,
    });
    if (yes) onRestore(number);
  };
  return (
    <Panel title={t('pages.history')} className="mt-4">
      <QueryBoundary
        query={list}
        failed={t('pages.historyFailed')}
        shape={<Skeleton className="h-24" />}
      >
        {({ pages }) => {
          const versions = pages.flatMap((part) => part.versions);
          if (versions.length === 0) return <EmptyState text={t('pages.noHistory')} />;
          return (
            <>
              <ol aria-label={t('pages.history')} className="divide-y divide-line">
                {versions.map((version, at) => {
                  const { version: number, at: publishedAt, actor } = version;
                  const isShown = number === versions[0]?.version;
                  return (
                    <li
                      key={number}
                      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 first:pt-0 last:pb-0"
                    >
                      <div className="min-w-0">
                        <p>
                          <span className="font-semibold">
                            {t('pages.version', { version: number })}
                          </span>
                          {' · '}
                          <Kind version={version} />
                        </p>
                        <p className="text-mini text-muted">
                          <bdi>{actor}</bdi>
                          {' · '}
                          <time dateTime={publishedAt}>{dayTime(publishedAt)}</time>
                        </p>
                      </div>
                      <div className="flex flex-wrap gap-2">
                        <Button
                          variant="quiet"
                          size="small"
                          aria-label={t('pages.viewVersion', { version: number })}
                          onClick={() => setViewed(number)}
                        >
                          {t('pages.view')}
                        </Button>
                        <Button
                          variant="quiet"
                          size="small"
                          aria-label={t('pages.compare.version', { version: number })}
                          onClick={() => compare(versions, at)}
                        >
                          {t('pages.compare.open')}
                        </Button>
                        {!isShown && (
                          <Button
                            variant="secondary"
                            size="small"
                            aria-label={t('pages.restoreVersion', { version: number })}
                            busy={restoring === number}
                            onClick={() => void ask(number)}
                          >
                            {t('pages.restore')}
                          </Button>
                        )}
                      </div>
                    </li>
                  );
                })}
              </ol>
              <OlderButton list={list} text={t('pages.older')} />
              <p className="mt-3 text-mini text-muted">
                {t('pages.historyKept', { count: PAGE_VERSIONS })}
              </p>
            </>
          );
        }}
      </QueryBoundary>
      {viewed !== undefined && (
        <VersionDialog
          page={page}
          number={viewed}
          valuesOf={valuesOf}
          onClose={() => setViewed(undefined)}
        />
      )}
      {compared && <CompareDialog {...compared} onClose={() => setCompared(undefined)} />}
    </Panel>
  );
};
