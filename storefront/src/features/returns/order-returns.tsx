import { ApiError } from '@shop/api-client';
import type { OrderDto } from '@shop/contracts';
import { Button, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { formatDate } from '@/shared/i18n/date';
import { useText } from '@/shared/i18n/text';
import { RegionError } from '@/shared/layout/region-error';
import { lazyPanel } from '@/shared/rendering/lazy-panel';
import { LoginLink } from '@/shared/session/login-link';
import { useUser } from '@/shared/session/session';
import { ReturnCard } from './return-card';
import { returnQueries } from './returns.queries';

const ReturnDialog = lazyPanel(async () => (await import('./return-dialog')).ReturnDialog);

/** States in which an order can have returns. */
const RETURNABLE: OrderDto['state'][] = ['delivered', 'partially_refunded', 'refunded'];

const Returns = ({ order, address }: { order: OrderDto; address: string }) => {
  const { t, locale } = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [requested, setRequested] = useState(0);
  const { data, error, refetch } = useQuery(returnQueries.of(order.operation_id));
  // The link of a mail shows the order to other accounts too.
  if (error instanceof ApiError && error.status === 404) return null;
  if (error && !data) return <RegionError onRetry={refetch} />;
  if (!data)
    return (
      <Loading text={t('loading')}>
        <Skeleton className="h-24" />
      </Loading>
    );
  const { problem, until, lines, returns } = data;
  const date = until ? formatDate(new Date(Date.parse(until) - 1).toISOString(), locale) : '';
  const hint = { too_late: 'return.ended', too_many: 'return.tooMany' } as const;
  const text =
    problem === null
      ? t('return.until', { date })
      : problem === 'too_late' || problem === 'too_many'
        ? t(hint[problem], { date })
        : '';
  if (returns.length === 0 && !text) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-semibold">
        {t('nav.returns')}
      </h2>
      {text && <p className="text-small text-muted">{text}</p>}
      {problem === null && (
        <Button variant="secondary" className="mt-3 print:hidden" onClick={() => setOpen(true)}>
          <RotateCcw className="mirror size-4" />
          {t('return.start')}
        </Button>
      )}
      <div className="mt-4 flex flex-col gap-4 empty:hidden">
        {returns.map((row) => (
          <ReturnCard key={row.id} row={row} until={until && date ? until : null} />
        ))}
      </div>
      <ReturnDialog
        // The next return begins empty.
        key={requested}
        open={open}
        onClose={() => setOpen(false)}
        onRequested={() => {
          setOpen(false);
          setRequested(requested + 1);
        }}
        operationId={order.operation_id}
        lines={lines}
        address={address}
        isCash={order.paymentMethod === 'cod'}
      />
    </section>
  );
};

/** Returns of a delivered order for its owner, and the button that requests one. */
export const OrderReturns = ({ order, address }: { order: OrderDto; address: string }) => {
  const { t } = useText();
  const user = useUser();
  if (!RETURNABLE.includes(order.state) || order.masked) return null;
  if (user) return <Returns order={order} address={address} />;
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 text-small print:hidden">
      <p>{t('return.logIn')}</p>
      <LoginLink />
    </section>
  );
};
