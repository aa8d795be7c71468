import { CircleCheck, LifeBuoy } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';

/** Number of stuck orders, with a link to them. */
export const StuckNotice = ({ count }: { count: number }) => {
  const t = useText();
  const Icon = count ? LifeBuoy : CircleCheck;
  return (
    <p className="panel flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3">
      <Icon className={count ? 'size-5 text-sale' : 'size-5 text-success'} />
      <span className={count ? 'font-semibold' : ''}>{t('stuckOrders.count', { count })}</span>
      {count > 0 && (
        <Link
          to={paths.stuckOrders}
          className="ms-auto inline-flex min-h-6 items-center font-semibold text-accent underline-offset-4 hover:underline"
        >
          {t('stuckOrders.open')}
        </Link>
      )}
    </p>
  );
};
