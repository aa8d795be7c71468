import { Button, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { Status, type StatusTone } from '@/shared/display/status';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { ORDER_MAILS } from '@/shared/order-mails';
import { recordsQueries, resendMail, type Mail } from './shopper-records.queries';
import { useRecordChange } from './use-record-change';

const TONES: Record<Mail['state'], StatusTone> = {
  waiting: 'waiting',
  sent: 'done',
  failed: 'failed',
};

/** Text ids of the mails. */
const NAMES: Record<string, string> = {
  ...ORDER_MAILS,
  'verify-email': 'shopper.mail.verify-email',
  'stock-alert': 'shopper.mail.stock-alert',
  'stock-alert-confirm': 'shopper.mail.stock-alert-confirm',
  message: 'shopper.mail.message',
  'password-changed': 'shopper.mail.password-changed',
  'password-removed': 'shopper.mail.password-removed',
  'email-changed': 'shopper.mail.email-changed',
  'new-browser': 'shopper.mail.new-browser',
  'passkey-added': 'shopper.mail.passkey-added',
  'passkey-removed': 'shopper.mail.passkey-removed',
};

const MailRow = ({ mail, children }: { mail: Mail; children: React.ReactNode }) => {
  const t = useText();
  const { dateTime } = useFormat();
  const { template, recipient, createdAt, sentAt, state, number } = mail;
  const name = NAMES[template];
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold">
          {name ? t(name) : template}{' '}
          {number && (
            <bdi dir="ltr" className="font-normal text-muted tabular-nums">
              {number}
            </bdi>
          )}
        </p>
        <p className="text-mini break-all text-muted">
          <bdi dir="ltr">{recipient}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-3 text-mini text-muted">
          <Status tone={TONES[state]}>{t(`shopper.mailState.${state}`)}</Status>
          <time dateTime={sentAt ?? createdAt}>{dateTime(sentAt ?? createdAt)}</time>
        </p>
      </div>
      {children}
    </li>
  );
};

/** Mails of a shopper; those of an order can be sent again. */
export const ShopperMails = ({ id }: { id: number }) => {
  const t = useText();
  const { mutate, isPending } = useRecordChange(
    id,
    ({ operationId, mailId }: { operationId: string; mailId: number }) =>
      resendMail(operationId, mailId),
  );
  return (
    <Panel title={t('shopper.mails')}>
      <QueryBoundary
        query={useQuery(recordsQueries.mails(id))}
        failed={t('shopper.mailsFailed')}
        shape={<Skeleton className="h-32" />}
      >
        {(mails) =>
          mails.length === 0 ? (
            <p className="text-muted">{t('shopper.noMails')}</p>
          ) : (
            <ul
              aria-label={t('shopper.mails')}
              className="max-h-96 divide-y divide-line overflow-y-auto"
            >
              {mails.map((mail) => {
                const { operationId } = mail;
                return (
                  <MailRow key={mail.id} mail={mail}>
                    {operationId && mail.state !== 'waiting' && (
                      <Button
                        variant="secondary"
                        size="small"
                        aria-disabled={isPending}
                        onClick={() => !isPending && mutate({ operationId, mailId: mail.id })}
                      >
                        {t('orders.resendMail')}
                        <span className="sr-only">
                          {' '}
                          {NAMES[mail.template] && t(NAMES[mail.template] ?? '')} {mail.number}
                        </span>
                      </Button>
                    )}
                  </MailRow>
                );
              })}
            </ul>
          )
        }
      </QueryBoundary>
    </Panel>
  );
};
