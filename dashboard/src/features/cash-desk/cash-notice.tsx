import { useQuery } from '@tanstack/react-query';
import { PhoneCall } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';
import { cashCount } from './cash-count.queries';

/** Number of cash orders to be called now, with a link to them; nothing if there is none. */
export const CashNotice = () => {
  const t = useText();
  const { data } = useQuery(cashCount);
  if (!data?.count) return null;
  return (
    <p className="panel mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3">
      <PhoneCall className="size-5 text-brass" />
      <span className="font-semibold">{t('cashOrders.count', { count: data.count })}</span>
      <Link
        to={paths.cashOrders}
        className="ms-auto inline-flex min-h-6 items-center font-semibold text-accent underline-offset-4 hover:underline"
      >
        {t('nav.cashOrders')}
      </Link>
    </p>
  );
};
