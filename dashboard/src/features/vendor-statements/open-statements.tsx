import type { OpenStatementDto } from '@shop/contracts';
import { Link } from 'react-router';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';

/** What the next statements contain so far, by vendor. */
export const OpenStatements = ({ open }: { open: OpenStatementDto[] }) => {
  const t = useText();
  const { aed, count, rate } = useFormat();
  return (
    <ul aria-label={t('statements.open')} className="-mx-5 -mb-5 divide-y divide-line">
      {open.map(({ vendorId, vendor, entries, payout, percent }) => (
        <li
          key={vendorId}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 px-5 py-3 sm:grid-cols-[minmax(0,1fr)_9rem_9rem]"
        >
          <Link
            to={paths.openStatement(vendorId)}
            className="inline-flex min-h-6 min-w-0 items-center font-semibold break-words hover:underline"
          >
            <bdi>{vendor}</bdi>
          </Link>
          <span className="text-small text-muted max-sm:order-last max-sm:col-span-2">
            {t('statements.entryCount', { count: entries, shown: count(entries) })} ·{' '}
            {rate(percent)}
          </span>
          <span className="text-end whitespace-nowrap tabular-nums">{aed(payout)}</span>
        </li>
      ))}
    </ul>
  );
};
