import { PAGE_SIZES } from '@shop/shop-rules';
import { cx, Select } from '@shop/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMedia } from '@/shared/browser/use-media';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { pageNumbers } from './page-numbers';

const square =
  'inline-flex h-11 min-w-11 items-center justify-center rounded-control px-1 tabular-nums transition-colors pointer-fine:md:h-9 pointer-fine:md:min-w-9';

/** From this width on there is room for the pages beside the current one. */
const NEIGHBOURS_FROM = '(min-width: 40rem)';

const Step = ({ to, label, children }: { to?: string; label: string; children: ReactNode }) =>
  to ? (
    <Link to={to} aria-label={label} className={cx(square, 'hover:bg-sand')}>
      {children}
    </Link>
  ) : (
    <span aria-hidden="true" className={cx(square, 'opacity-40')}>
      {children}
    </span>
  );

/** Position in the list, page size and page links. */
export const Pagination = ({
  page,
  limit,
  total,
  hrefOf,
  onLimit,
}: {
  page: number;
  limit: number;
  total: number;
  hrefOf: (page: number) => string;
  onLimit: (limit: string) => void;
}) => {
  const t = useText();
  const { count } = useFormat();
  const around = useMedia(NEIGHBOURS_FROM) ? 1 : 0;
  const last = Math.max(1, Math.ceil(total / limit));
  if (total === 0) return null;
  const from = (page - 1) * limit + 1;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-muted">
      <p className="tabular-nums" role="status">
        {t('list.range', {
          from: count(Math.min(from, total)),
          to: count(Math.min(page * limit, total)),
          total: count(total),
        })}
      </p>
      {last > 1 && (
        <nav aria-label={t('list.pages')}>
          <ul className="flex flex-wrap items-center gap-1 text-ink">
            <li>
              <Step to={page > 1 ? hrefOf(page - 1) : undefined} label={t('list.previous')}>
                <ChevronLeft className="mirror size-4" />
              </Step>
            </li>
            {pageNumbers(Math.min(page, last), last, around).map((number, index) => (
              <li key={number || `gap-${index}`}>
                {number === 0 ? (
                  <span className={cx(square, 'text-muted')}>…</span>
                ) : (
                  <Link
                    to={hrefOf(number)}
                    aria-label={t('list.page', { page: number })}
                    aria-current={number === page ? 'page' : undefined}
                    className={cx(
                      square,
                      number === page ? 'bg-accent font-semibold text-on-accent' : 'hover:bg-sand',
                    )}
                  >
                    {count(number)}
                  </Link>
                )}
              </li>
            ))}
            <li>
              <Step to={page < last ? hrefOf(page + 1) : undefined} label={t('list.next')}>
                <ChevronRight className="mirror size-4" />
              </Step>
            </li>
          </ul>
        </nav>
      )}
      {total > Math.min(...PAGE_SIZES) && (
        <label className="flex items-center gap-2">
          {t('list.perPage')}
          <Select
            value={limit}
            onChange={(event) => onLimit(event.target.value)}
            frame="inline-block"
            className="text-small"
          >
            {PAGE_SIZES.map((size) => (
              <option key={size} value={size}>
                {count(size)}
              </option>
            ))}
          </Select>
        </label>
      )}
    </div>
  );
};
