import type { LateParcelDto } from '@shop/contracts';
import type { Column } from '@shop/ui';
import { ViewOrderLink } from '@/shared/display/view-order-link';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { DataList } from '@/shared/table/data-list';
import { carrierName } from './carrier-name';

const Identity = ({ row: { number, city, carrier } }: { row: LateParcelDto }) => {
  const format = useFormat();
  return (
    <>
      <span className="block font-semibold tabular-nums">
        <bdi dir="ltr">{number}</bdi>
      </span>
      <span className="block text-mini text-muted">
        <bdi>{format.city(city)}</bdi> · <bdi>{carrierName(carrier)}</bdi>
      </span>
    </>
  );
};

const Coupon = ({ row: { couponCode, coupon } }: { row: LateParcelDto }) => {
  const t = useText();
  const { aed } = useFormat();
  if (couponCode === null || coupon === null)
    return <span className="text-muted">{t('lateParcels.noCoupon')}</span>;
  return (
    <>
      <span className="block font-semibold">
        <bdi dir="ltr">{couponCode}</bdi>
      </span>
      <span className="block text-mini text-muted">{aed(coupon)}</span>
    </>
  );
};

/** Columns of the table of late parcels. */
export const useLateColumns = (): Column<LateParcelDto>[] => {
  const t = useText();
  const { day } = useFormat();
  return [
    {
      key: 'order',
      header: t('lateParcels.order'),
      rowHeader: true,
      cell: (row) => <Identity row={row} />,
    },
    {
      key: 'deliverBy',
      header: t('lateParcels.deliverBy'),
      cell: ({ deliverBy }) => <time dateTime={deliverBy}>{day(deliverBy)}</time>,
    },
    {
      key: 'deliveredOn',
      header: t('lateParcels.deliveredOn'),
      cell: ({ deliveredOn }) => <time dateTime={deliveredOn}>{day(deliveredOn)}</time>,
    },
    { key: 'coupon', header: t('lateParcels.coupon'), cell: (row) => <Coupon row={row} /> },
    {
      key: 'actions',
      header: t('lateParcels.actions'),
      align: 'end',
      cell: (row) => <ViewOrderLink {...row} />,
    },
  ];
};

/** Parcels that were delivered late, with their coupons. */
export const LateList = ({
  columns,
  rows,
  busy,
}: {
  columns: Column<LateParcelDto>[];
  rows: LateParcelDto[] | undefined;
  busy: boolean;
}) => {
  const t = useText();
  const { day } = useFormat();
  return (
    <DataList
      caption={t('lateParcels.list')}
      columns={columns}
      rows={rows}
      rowKey={({ operationId }) => operationId}
      busy={busy}
      cardHeight="h-36"
      card={(row) => (
        <article className="flex min-w-0 grow flex-col gap-2">
          <header className="flex items-start justify-between gap-4">
            <h3>
              <Identity row={row} />
            </h3>
            <div className="text-end">
              <Coupon row={row} />
            </div>
          </header>
          <p className="text-small text-muted">
            {t('lateParcels.days', { by: day(row.deliverBy), on: day(row.deliveredOn) })}
          </p>
          <ViewOrderLink {...row} />
        </article>
      )}
    />
  );
};
