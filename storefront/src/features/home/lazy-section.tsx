import { cx, Loading } from '@shop/ui';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { RegionError } from '@/shared/layout/region-error';
import { useText } from '@/shared/i18n/text';
import { useNowVisible } from '@/shared/browser/use-now-visible';
import { useSectionParts, type SectionParts } from './use-section-parts';

/**
 * A section that loads and renders its rows near the viewport and reserves their height until then. It is removed
 * when there are too few rows.
 */
export const LazySection = <T, K extends QueryKey>({
  head,
  query,
  least = 1,
  skeleton,
  className = 'py-3 md:py-5',
  wrap,
  children,
}: {
  head: ReactNode;
  query: UseQueryOptions<T[], Error, T[], K>;
  least?: number;
  /** Placeholder in the size of the rows; out of view only its size matters. */
  skeleton: (near: boolean) => ReactNode;
  className?: string;
  /** Places heading and rows. */
  wrap?: string;
  children: (rows: T[], parts: SectionParts) => ReactNode;
}) => {
  const { t } = useText();
  const section = useRef<HTMLElement>(null);
  const near = useNowVisible(section);
  const { data, isError, refetch } = useQuery({ ...query, enabled: near });
  const parts = useSectionParts(near);
  if (data && data.length < least) return null;
  const rows = near && data && parts && children(data, parts);
  return (
    <section ref={section} className={className}>
      <div className={cx('wrap-wide', wrap)}>
        {head}
        {rows}
        {isError && !data && <RegionError onRetry={refetch} />}
        {!rows && !(isError && !data) && <Loading text={t('loading')}>{skeleton(near)}</Loading>}
      </div>
    </section>
  );
};
