import { buttonClass } from '@shop/ui';
import { ChatLink } from '@/shared/api/contact';
import { usePlace, useSettings } from '@/shared/api/settings';
import { useText } from '@/shared/i18n/text';

/** Contact options. */
export const Questions = () => {
  const { t } = useText();
  const { contactEmail, whatsapp } = useSettings();
  const { hours } = usePlace();
  if (!contactEmail && !whatsapp) return null;
  return (
    <aside
      aria-label={t('policy.questions')}
      className="mt-14 flex flex-col items-start gap-4 border border-line bg-surface p-6 md:p-8"
    >
      <div>
        <p className="display text-h2">{t('policy.questions')}</p>
        <p className="mt-2 text-muted">
          {t('policy.questionsText', { hours: hours && `: ${hours}` })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ChatLink className={buttonClass()}>{t('nav.chat')}</ChatLink>
        {contactEmail && (
          <a
            href={`mailto:${contactEmail}`}
            dir="ltr"
            className="inline-flex min-h-11 items-center text-small font-semibold underline-offset-4 hover:underline"
          >
            {contactEmail}
          </a>
        )}
      </div>
    </aside>
  );
};
