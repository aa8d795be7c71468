import type { SellerDto } from '@shop/contracts';
import type { Column } from '@shop/ui';
import { ContactLinks } from '@/shared/display/contact-links';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { DataList } from '@/shared/table/data-list';
import { SellerActions } from './seller-actions';
import { SellerStatus } from './seller-status';

export const useSellerColumns = (): Column<SellerDto>[] => {
  const t = useText();
  const { day } = useFormat();
  return [
    {
      key: 'name',
      header: t('sellers.name'),
      rowHeader: true,
      cell: ({ id, name, location }) => (
        <>
          <span className="block font-semibold break-words">
            <bdi>{name}</bdi>
          </span>
          <span className="block text-mini text-muted">
            {t('sellers.number', { id })} · <bdi>{location}</bdi>
          </span>
        </>
      ),
    },
    {
      key: 'contact',
      header: t('sellers.contact'),
      cell: ({ email, phone }) => <ContactLinks email={email} phone={phone} />,
    },
    {
      key: 'requestedAt',
      header: t('sellers.requestedAt'),
      cell: ({ created_at }) => (
        <time dateTime={created_at} className="whitespace-nowrap">
          {day(created_at)}
        </time>
      ),
    },
    {
      key: 'state',
      header: t('sellers.status'),
      cell: (seller) => <SellerStatus seller={seller} />,
    },
    {
      key: 'actions',
      header: t('sellers.decision'),
      cell: (seller) => <SellerActions seller={seller} />,
    },
  ];
};

/** Seller requests with their status. */
export const SellerList = ({
  columns,
  rows,
  busy,
}: {
  columns: Column<SellerDto>[];
  rows: SellerDto[] | undefined;
  busy: boolean;
}) => {
  const t = useText();
  const { day } = useFormat();
  return (
    <DataList
      caption={t('nav.sellers')}
      columns={columns}
      rowKey={({ id }) => id}
      rows={rows}
      busy={busy}
      cardHeight="h-52"
      tableFrom="(min-width: 80rem)"
      card={(seller) => (
        <article className="flex min-w-0 grow flex-col gap-3">
          <header className="flex items-start justify-between gap-3">
            <h2 className="min-w-0">
              <span className="block font-semibold break-words">
                <bdi>{seller.name}</bdi>
              </span>
              <span className="block text-mini text-muted">
                {t('sellers.number', { id: seller.id })} · <bdi>{seller.location}</bdi>
              </span>
            </h2>
            <time dateTime={seller.created_at} className="shrink-0 text-mini text-muted">
              {day(seller.created_at)}
            </time>
          </header>
          <ContactLinks email={seller.email} phone={seller.phone} />
          <SellerStatus seller={seller} />
          <SellerActions seller={seller} />
        </article>
      )}
    />
  );
};
