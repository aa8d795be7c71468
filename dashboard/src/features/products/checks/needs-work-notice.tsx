import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Wrench } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';
import { checksQueries } from './checks.queries';

/** Number of products that need work, with a link to them; as high while it loads. */
export const NeedsWorkNotice = () => {
  const t = useText();
  const counts = useQuery(checksQueries.counts({}));
  const total = counts.data?.total;
  if (counts.isError && total === undefined) return null;
  const Icon = total ? Wrench : CircleCheck;
  return (
    <p className="panel mt-4 flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3">
      {total !== undefined && (
        <>
          <Icon className={total ? 'size-5 text-brass' : 'size-5 text-success'} />
          {t('checks.count', { count: total })}
          {total > 0 && (
            <Link
              to={`${paths.allProducts}?problem=any`}
              className="ms-auto inline-flex min-h-6 items-center font-semibold text-accent underline-offset-4 hover:underline"
            >
              {t('checks.needsWork')}
            </Link>
          )}
        </>
      )}
    </p>
  );
};
