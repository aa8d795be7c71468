import type { CouponDto } from '@shop/contracts';
import type { Column } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';
import { DataList } from '@/shared/table/data-list';
import { CouponActions } from './coupon-actions';
import { CouponPeople, CouponPeriod, CouponStatus, CouponUsage, CouponValue } from './coupon-words';

const Code = ({ code }: Pick<CouponDto, 'code'>) => (
  <bdi dir="ltr" className="font-semibold break-all">
    {code}
  </bdi>
);

/** Columns of the table of coupons. */
export const useCouponColumns = (): Column<CouponDto>[] => {
  const t = useText();
  return [
    {
      key: 'code',
      header: t('coupons.code'),
      rowHeader: true,
      className: 'min-w-36',
      cell: (coupon) => <Code {...coupon} />,
    },
    {
      key: 'value',
      header: t('coupons.discount'),
      className: 'min-w-24',
      cell: (coupon) => <CouponValue coupon={coupon} />,
    },
    { key: 'people', header: t('coupons.for'), cell: (coupon) => <CouponPeople coupon={coupon} /> },
    {
      key: 'period',
      header: t('coupons.period'),
      cell: (coupon) => <CouponPeriod coupon={coupon} />,
    },
    { key: 'usage', header: t('coupons.used'), cell: (coupon) => <CouponUsage coupon={coupon} /> },
    { key: 'state', header: t('coupons.state'), cell: (coupon) => <CouponStatus {...coupon} /> },
    {
      key: 'actions',
      header: t('coupons.actions'),
      align: 'end',
      cell: (coupon) => <CouponActions coupon={coupon} />,
    },
  ];
};

/** Coupons with discount, limits and uses. */
export const CouponList = ({
  columns,
  rows,
  busy,
}: {
  columns: Column<CouponDto>[];
  rows: CouponDto[] | undefined;
  busy: boolean;
}) => {
  const t = useText();
  return (
    <DataList
      caption={t('nav.coupons')}
      columns={columns}
      rowKey={({ id }) => id}
      rows={rows}
      busy={busy}
      cardHeight="h-52"
      tableFrom="(min-width: 80rem)"
      card={(coupon) => (
        <article className="flex min-w-0 grow flex-col gap-3">
          <header className="flex items-start justify-between gap-3">
            <h2 className="min-w-0">
              <Code {...coupon} />
            </h2>
            <CouponStatus {...coupon} />
          </header>
          <div className="grid grid-cols-2 gap-3 text-small">
            <div>
              <span className="block text-mini text-muted">{t('coupons.discount')}</span>
              <CouponValue coupon={coupon} />
            </div>
            <div>
              <span className="block text-mini text-muted">{t('coupons.used')}</span>
              <CouponUsage coupon={coupon} />
            </div>
            <div>
              <span className="block text-mini text-muted">{t('coupons.period')}</span>
              <CouponPeriod coupon={coupon} />
            </div>
            <div>
              <span className="block text-mini text-muted">{t('coupons.for')}</span>
              <CouponPeople coupon={coupon} />
            </div>
          </div>
          <CouponActions coupon={coupon} />
        </article>
      )}
    />
  );
};
