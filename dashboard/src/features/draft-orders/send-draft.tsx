import type { DraftOrderDto } from '@shop/contracts';
import { useChange } from '@shop/api-client';
import { Button, buttonClass, notify } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Copy, Mail, MessageCircle } from 'lucide-react';
import { copyText } from '@/shared/browser/copy-text';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { isOutdated } from '@/shared/forms/take-over';
import { useRequestKey } from '@/shared/forms/use-request-key';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { sendDraft } from './draft-orders.queries';

const LANGUAGES = { en: 'English', ar: 'العربية' };

/** The link of a draft: copied, or sent by WhatsApp in either language or by email. */
export const SendDraft = ({ draft }: { draft: DraftOrderDto }) => {
  const t = useText();
  const { dateTime } = useFormat();
  const queries = useQueryClient();
  const once = useRequestKey(undefined);
  const { id, version, phone, email, locale, links, messages, sentAt, openedAt, expiresAt } = draft;
  const change = useChange(
    (by: 'chat' | 'email') => once([id, version, by], (key) => sendDraft({ id, version }, by, key)),
    [['draftOrders']],
    {
      onSuccess: (answer) => notify(answer?.message ?? t('drafts.sent'), { kind: 'success' }),
      onError: (error) => {
        notifyRefusal(error, t('drafts.notSent'));
        // What a colleague has changed is shown before it is sent.
        if (isOutdated(error)) void queries.invalidateQueries({ queryKey: ['draftOrders'] });
      },
    },
  );
  const copy = () =>
    copyText(links[locale], { copied: t('drafts.copied'), refused: t('drafts.notCopied') });
  const ordered = locale === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const);
  return (
    <Panel title={t('drafts.send')}>
      <p className="mb-3 text-small text-muted">{t('drafts.sendHint')}</p>
      <p className="mb-3 border border-line bg-sand p-3 text-small break-all">
        <bdi dir="ltr">{links[locale]}</bdi>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          <Copy className="size-4" />
          {t('drafts.copyLink')}
        </Button>
        {ordered.map((language) => (
          <a
            key={language}
            href={`https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(messages[language])}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'secondary', size: 'small' })}
            onClick={() => change.mutate('chat')}
          >
            <MessageCircle className="size-4" />
            {t('drafts.whatsapp', { language: LANGUAGES[language] })}
          </a>
        ))}
        {email && (
          <Button
            variant="secondary"
            size="small"
            busy={change.isPending && change.variables === 'email'}
            onClick={() => change.mutate('email')}
          >
            <Mail className="size-4" />
            {t('drafts.sendMail')}
          </Button>
        )}
      </div>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-small">
        {(
          [
            ['drafts.sentAt', sentAt],
            ['drafts.openedAt', openedAt],
            ['drafts.expiresAt', expiresAt],
          ] as const
        ).map(
          ([name, at]) =>
            at && (
              <div key={name} className="contents">
                <dt className="text-muted">{t(name)}</dt>
                <dd>
                  <time dateTime={at}>{dateTime(at)}</time>
                </dd>
              </div>
            ),
        )}
      </dl>
    </Panel>
  );
};
