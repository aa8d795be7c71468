import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ChevronRight } from 'lucide-react';
import { useShopName } from '@/shared/api/shop-name';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';

interface Crumb {
  text: string;
  to: string;
}

/** Breadcrumb, heading and at most one primary action; also sets the tab title. */
export const PageHeader = ({
  title,
  code,
  above,
  children,
}: {
  title: string;
  /** Id shown in smaller type beside the heading. */
  code?: string;
  /** Breadcrumb between the dashboard and this page; undefined on the home page. */
  above?: Crumb[] | null;
  children?: ReactNode;
}) => {
  const t = useText();
  const shop = useShopName();
  useEffect(() => {
    document.title = [title, code].filter(Boolean).join(' ') + ` · ${t('shell.tab', { shop })}`;
  }, [title, code, t, shop]);
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        {above !== null && (
          <nav aria-label={t('shell.breadcrumb')}>
            <ol className="flex flex-wrap items-center gap-1.5 text-mini text-muted">
              {[{ text: t('shell.home'), to: paths.home }, ...(above ?? [])].map(({ text, to }) => (
                <li key={to} className="flex items-center gap-1.5">
                  <Link
                    to={to}
                    className="inline-flex min-h-6 items-center hover:text-ink hover:underline pointer-coarse:-my-2.5 pointer-coarse:min-w-11 pointer-coarse:justify-center"
                  >
                    {text}
                  </Link>
                  <ChevronRight className="mirror size-3" />
                </li>
              ))}
              {/* Truncates a long name to one line with its chevron. */}
              <li aria-current="page" className="min-w-16 grow basis-0 truncate">
                <bdi>{title}</bdi>
              </li>
            </ol>
          </nav>
        )}
        <h1 className="mt-1 flex flex-wrap items-baseline gap-x-3">
          <span className="display text-h1 [overflow-wrap:anywhere]">{title}</span>
          {code && (
            <bdi dir="ltr" className="text-h3 font-semibold break-all text-muted tabular-nums">
              {code}
            </bdi>
          )}
        </h1>
      </div>
      {children && <div className="flex flex-wrap items-center gap-3">{children}</div>}
    </header>
  );
};
