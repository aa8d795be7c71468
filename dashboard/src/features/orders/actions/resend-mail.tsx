import { Button, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { DialogButton } from '@/shared/unsaved/dialog-button';
import { ORDER_MAILS } from '@/shared/order-mails';
import { ordersQueries, resendMail } from '../orders.queries';
import { FormProblem } from '@/shared/forms/form-problem';
import { useOrderForm } from '@/shared/use-order-change';

const MailList = ({ operationId, onDone }: { operationId: string; onDone: () => void }) => {
  const t = useText();
  const { dateTime } = useFormat();
  const query = useQuery(ordersQueries.mails(operationId));
  const { mutate, isPending, variables, problem } = useOrderForm(
    (mailId: number) => resendMail(operationId, mailId),
    t('orders.mailSent'),
    onDone,
  );
  return (
    <QueryBoundary
      query={query}
      failed={t('orders.mailsFailed')}
      shape={<Skeleton className="h-24" />}
    >
      {(mails) =>
        mails.length === 0 ? (
          <p className="text-muted">{t('orders.noMails')}</p>
        ) : (
          <ul className="divide-y divide-line">
            {mails.map(({ id, template, recipient, sentAt }) => {
              const name = ORDER_MAILS[template];
              return (
                <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                  <div className="min-w-0">
                    <p className="font-semibold">{name ? t(name) : template}</p>
                    <p className="text-mini break-all text-muted">
                      <bdi dir="ltr">{recipient}</bdi>
                    </p>
                    <p className="text-mini text-muted">
                      {sentAt ? dateTime(sentAt) : t('orders.mailPending')}
                    </p>
                  </div>
                  <Button
                    variant="secondary"
                    size="small"
                    aria-disabled={isPending}
                    onClick={() => !isPending && mutate(id)}
                  >
                    {t('orders.resendMail')}
                    <span className="sr-only">
                      {name ? t(name) : template}, {recipient}
                    </span>
                  </Button>
                  {variables === id && <FormProblem text={problem} className="basis-full" />}
                </li>
              );
            })}
          </ul>
        )
      }
    </QueryBoundary>
  );
};

/** Sends one of the order's mails again. */
export const ResendMail = ({ operationId }: { operationId: string }) => {
  const t = useText();
  return (
    <DialogButton text={t('orders.resend')} title={t('orders.resendTitle')}>
      {(close) => <MailList operationId={operationId} onDone={close} />}
    </DialogButton>
  );
};
