import type { ShopPageRowDto } from '@shop/contracts';
import { SHOP_PAGES } from '@shop/shop-rules';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { Status } from '@/shared/display/status';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { paths, shopUrl } from '@/shared/paths';

/** The pages whose text staff edit, with their last change. */
export const PageList = ({ pages }: { pages: ShopPageRowDto[] }) => {
  const t = useText();
  const { day } = useFormat();
  return (
    <ul aria-label={t('nav.pages')} className="panel divide-y divide-line">
      {pages.map(({ page, last, draft }) => {
        const name = t(`pages.name.${page}`);
        return (
          <li key={page} className="flex items-center justify-between gap-4 px-5 py-3">
            <div className="min-w-0">
              <Link
                to={paths.shopPage(page)}
                className="inline-flex min-h-9 max-w-full items-center font-semibold break-words underline-offset-4 hover:underline"
              >
                {name}
              </Link>
              <p className="text-small text-muted">
                {!last || last.defaults.length === 2
                  ? t('pages.isDefault')
                  : t('pages.changedBy', { name: last.actor, day: day(last.at) })}
              </p>
              {draft && (
                <p className="text-small">
                  <Status tone="waiting">{t('pages.draft')}</Status>
                  <span className="text-muted">
                    {' · '}
                    {t('pages.draftBy', { name: draft.actor, day: day(draft.at) })}
                  </span>
                </p>
              )}
            </div>
            <a
              href={shopUrl(SHOP_PAGES[page])}
              target="_blank"
              rel="noopener"
              aria-label={t('pages.openNamed', { name })}
              title={t('pages.openNamed', { name })}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sand"
            >
              <ExternalLink className="mirror size-5" />
            </a>
          </li>
        );
      })}
    </ul>
  );
};
