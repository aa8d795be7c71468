import type { StatementDto } from '@shop/contracts';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';

/** Sales, refunds, commission and payout. */
export const StatementSums = ({
  sums: { sales, refunds, commission, payout },
}: {
  sums: Pick<StatementDto, 'sales' | 'refunds' | 'commission' | 'payout'>;
}) => {
  const t = useText();
  const { aed } = useFormat();
  const rows: [string, number][] = [
    [t('statements.sales'), sales],
    [t('statements.refunds'), refunds],
    [t('statements.commission'), commission === 0 ? 0 : -commission],
    [t(payout < 0 ? 'statements.owed' : 'statements.payout'), payout],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
      {rows.map(([name, amount], at) => (
        <div key={name}>
          <dt className="text-muted">{name}</dt>
          <dd
            className={`mt-1 text-h3 tabular-nums ${at === rows.length - 1 ? 'font-semibold' : ''}`}
          >
            {aed(amount)}
          </dd>
        </div>
      ))}
    </dl>
  );
};
