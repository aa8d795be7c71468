import type { PreviewedPageDto } from '@shop/contracts';
import {
  fillPlaceholders,
  placeholderValues,
  richTextOf,
  sectionsOf,
  type Block,
  type ShopPageName,
} from '@shop/shop-rules';
import { Loading, RichText, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useSettings, useShopName } from '@/shared/api/settings';
import { formatDate } from '@/shared/i18n/date';
import { useText } from '@/shared/i18n/text';
import { Page } from '@/shared/layout/page';
import { RegionError } from '@/shared/layout/region-error';
import { PageContents } from './page-contents';
import { Questions } from './questions';
import { shopPageQueries } from './shop-pages.queries';
import { TextLink } from './text-link';

/** Text ids of the names in menus, shown until the page is loaded. */
const NAMES: Record<ShopPageName, string> = {
  about: 'nav.aboutUs',
  privacy: 'nav.privacy',
  refund: 'nav.refund',
  returns: 'nav.returns',
  terms: 'nav.terms',
};

/** The browser cannot scroll to an anchor that renders later. */
const useAnchor = (blocks: readonly Block[]) =>
  useEffect(() => {
    for (const block of blocks)
      if (block.kind === 'heading' && window.location.hash === `#${encodeURIComponent(block.id)}`)
        document.getElementById(block.id)?.scrollIntoView();
  }, [blocks]);

/** A page whose text staff edit: contents beside it on wide screens, contact at the end. */
export const ShopPage = ({
  name,
  draft,
  children,
}: {
  name: ShopPageName;
  /** Shown in place of the published text. */
  draft?: PreviewedPageDto | undefined;
  /** Content below the first paragraph. */
  children?: ReactNode;
}) => {
  const { t, locale } = useText();
  const shop = useShopName();
  const values = placeholderValues(useSettings(), shop, locale);
  const fill = (text: string) => fillPlaceholders(text, values);
  const published = useQuery({ ...shopPageQueries.text(name, locale), enabled: !draft });
  const data = draft ?? published.data;
  const updatedAt = !draft && name !== 'about' && published.data?.updatedAt;
  const blocks = useMemo(() => richTextOf(data?.body ?? ''), [data?.body]);
  useAnchor(blocks);
  // A draft may have no title yet.
  const title = (data && fill(data.title)) || t(NAMES[name]);
  return (
    <Page
      title={title}
      description={data && fill(data.description)}
      className="wrap py-10 md:py-16"
    >
      <div className="mx-auto max-w-[68ch] gap-16 xl:grid xl:max-w-none xl:grid-cols-[15rem_minmax(0,68ch)] xl:justify-center">
        <div>{data && <PageContents sections={sectionsOf(blocks)} fill={fill} />}</div>
        <article>
          <h1 tabIndex={-1} className="display text-h1 break-words">
            {title}
          </h1>
          {updatedAt && (
            <p className="mt-2 text-small text-muted">
              {t('policy.updated', { date: formatDate(updatedAt, locale) })}
            </p>
          )}
          {data && (
            <RichText
              blocks={blocks}
              fill={fill}
              link={(to, text) => <TextLink to={to}>{text}</TextLink>}
            >
              {children}
            </RichText>
          )}
          {!data && published.isPending && (
            <Loading text={t('loading')}>
              <Skeleton className="mt-5 h-14" />
              <Skeleton className="mt-10 h-8 w-1/2" />
              <Skeleton className="mt-3 h-64" />
            </Loading>
          )}
          {!data && published.isError && (
            <div className="mt-10">
              <RegionError onRetry={published.refetch} />
            </div>
          )}
          {data && <Questions />}
        </article>
      </div>
    </Page>
  );
};
