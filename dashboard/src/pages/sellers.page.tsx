import { useQuery } from '@tanstack/react-query';
import { sellersQueries } from '@/features/sellers/sellers.queries';
import { ContactLinks } from '@/shared/contact-links';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { CardGrid } from '@/shared/list/card-grid';
import { ListFrame } from '@/shared/list/list-frame';
import { useListParams } from '@/shared/list/use-list-params';
import { PageHeader } from '@/shared/page-header';

export const SellersPage = () => {
  const t = useText();
  const { day } = useFormat();
  const params = useListParams();
  const list = useQuery(sellersQueries.list(params.page, params.limit));
  const rows = list.data?.sellers;
  return (
    <>
      <PageHeader title={t('nav.sellers')} />
      <ListFrame
        query={list}
        rows={rows}
        total={list.data?.total}
        texts={{ failed: t('sellers.failed'), none: t('sellers.none') }}
        params={params}
        filters={{}}
      >
        <CardGrid label={t('nav.sellers')} rows={rows} busy={list.isPlaceholderData} height="h-40">
          {({ id, name, email, phone, location, created_at }) => (
            <li key={id} className="panel flex flex-col gap-2 p-4">
              <div className="flex items-start justify-between gap-3">
                <h2 className="min-w-0 font-semibold break-words">
                  <bdi>{name}</bdi>
                </h2>
                <time dateTime={created_at} className="shrink-0 text-mini text-muted">
                  {day(created_at)}
                </time>
              </div>
              <p className="text-muted">
                <bdi>{location}</bdi>
              </p>
              <ContactLinks email={email} phone={phone} />
            </li>
          )}
        </CardGrid>
      </ListFrame>
    </>
  );
};
