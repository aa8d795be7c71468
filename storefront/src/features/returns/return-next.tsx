import { refundsDelivery } from '@shop/shop-rules';
import { Link } from '@/shared/routing/link';
import { paths } from '@/shared/routing/paths';
import { useText } from '@/shared/i18n/text';
import type { ReturnReason } from './returns.queries';

/** What happens after the request: review, collection, refund. */
export const ReturnNext = ({
  address,
  isCash,
  reason,
}: {
  /** Where the courier collects the parcel. */
  address: string;
  isCash: boolean;
  reason: ReturnReason | '';
}) => {
  const { t } = useText();
  return (
    <section className="bg-sand px-4 py-3 text-small">
      <h3 className="mb-2 font-semibold">{t('return.next')}</h3>
      <ul className="flex list-disc flex-col gap-1.5 ps-5">
        <li>{t('return.about.requested')}</li>
        <li>
          {t('return.next.pickup')} <bdi className="font-semibold">{address}</bdi>
        </li>
        <li>
          {t(isCash ? 'return.next.cash' : 'return.next.card')}{' '}
          {reason !== '' && refundsDelivery(reason) && t('return.fee')}
        </li>
      </ul>
      <Link
        to={paths.returns}
        target="_blank"
        className="mt-1 inline-flex min-h-9 items-center underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {t('return.rules')}
      </Link>
    </section>
  );
};
