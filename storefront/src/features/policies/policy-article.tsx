import { POLICIES, type PolicyName } from '@shop/shop-rules';
import { ErrorState, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '@/shared/i18n/date';
import { useText } from '@/shared/i18n/text';
import { policyQueries } from './policies.queries';
import { PolicyBody } from './policy-body';
import { PolicyContents } from './policy-contents';
import { Questions } from './questions';

/** Policy page: contents beside it on wide screens, contact at the end. */
export const PolicyArticle = ({
  name,
  children,
}: {
  name: PolicyName;
  /** Content between introduction and sections. */
  children?: ReactNode;
}) => {
  const { t, locale } = useText();
  const { title, updated, sections } = POLICIES[name];
  const texts = useQuery(policyQueries.texts(locale));
  return (
    <div className="mx-auto max-w-[68ch] gap-16 xl:grid xl:max-w-none xl:grid-cols-[15rem_minmax(0,68ch)] xl:justify-center">
      <div>{texts.data && <PolicyContents name={name} sections={sections} />}</div>
      <article>
        <h1 tabIndex={-1} className="display text-h1">
          {t(title)}
        </h1>
        {updated && (
          <p className="mt-2 text-small text-muted">
            {t('policy.updated', { date: formatDate(updated, locale) })}
          </p>
        )}
        {texts.data && (
          <PolicyBody name={name} sections={sections}>
            {children}
          </PolicyBody>
        )}
        {texts.isPending && (
          <Loading text={t('loading')}>
            <Skeleton className="mt-5 h-14" />
            <Skeleton className="mt-10 h-8 w-1/2" />
            <Skeleton className="mt-3 h-64" />
          </Loading>
        )}
        {texts.isError && (
          <div className="mt-10">
            <ErrorState
              text={t('region.failed')}
              retryText={t('retry')}
              onRetry={() => void texts.refetch()}
            />
          </div>
        )}
        {texts.data && <Questions />}
      </article>
    </div>
  );
};
