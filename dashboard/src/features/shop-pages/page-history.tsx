import { useChange } from '@shop/api-client';
import type { PageVersionDto } from '@shop/contracts';
import type { Placeholder, ShopPageName } from '@shop/shop-rules';
import { Button, confirm, Dialog, EmptyState, notify, Skeleton } from '@shop/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OlderButton } from '@/shared/list/older-button';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { PagePreview } from './page-preview';
import { restoreVersion, shopPageQueries, STALE_PAGES } from './shop-pages.queries';

type ValuesOf = (locale: 'en' | 'ar') => Record<Placeholder, string>;

/** What a version changed. */
const Kind = ({ version: { restoredFrom, defaults } }: { version: PageVersionDto }) => {
  const t = useText();
  if (restoredFrom !== null) return t('pages.restoredFrom', { version: restoredFrom });
  if (defaults.length === 2) return t('pages.backToDefault');
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

/** Who changed the page and when; earlier versions can be viewed and restored. */
export const PageHistory = ({
  page,
  base,
  isEdited,
  valuesOf,
}: {
  page: ShopPageName;
  /** The version that is shown in the shop. */
  base: number;
  /** Restoring discards what was typed. */
  isEdited: boolean;
  valuesOf: ValuesOf;
}) => {
  const t = useText();
  const { day, time } = useFormat();
  const list = useInfiniteQuery(shopPageQueries.versions(page));
  const [viewed, setViewed] = useState<number>();
  const restore = useChange((number: number) => restoreVersion(page, number, base), STALE_PAGES, {
    onSuccess: () => notify(t('pages.published'), { kind: 'success' }),
    onError: (error) => notifyRefusal(error, t('pages.notPublished')),
  });
  const ask = async (number: number) => {
    const yes = await confirm({
      title: t('pages.restoreVersion', { version: number }),
      text: t(isEdited ? 'pages.restoreEdited' : 'pages.restoreText'),
      yesText: t('pages.restore'),
      noText: t('rows.cancel'),
    });
    if (yes) restore.mutate(number);
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
                {versions.map((version) => {
                  const { version: number, at, actor } = version;
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
                          <time dateTime={at}>
                            {day(at)}, {time(at)}
                          </time>
                        </p>
                      </div>
                      <div className="flex gap-2">
                        <Button
                          variant="quiet"
                          size="small"
                          aria-label={t('pages.viewVersion', { version: number })}
                          onClick={() => setViewed(number)}
                        >
                          {t('pages.view')}
                        </Button>
                        {!isShown && (
                          <Button
                            variant="secondary"
                            size="small"
                            aria-label={t('pages.restoreVersion', { version: number })}
                            busy={restore.isPending && restore.variables === number}
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
    </Panel>
  );
};
