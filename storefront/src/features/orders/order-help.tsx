import { buttonClass } from '@shop/ui';
import { MessageCircle } from 'lucide-react';
import { ChatLink } from '@/shared/api/contact';
import { usePlace, useSettings } from '@/shared/api/settings';
import { useText } from '@/shared/i18n/text';

/** Contact links about an order; the chat message includes its number. */
export const OrderHelp = ({ number }: { number: string }) => {
  const { t } = useText();
  const { contactPhone, whatsapp } = useSettings();
  const { hours } = usePlace();
  if (!contactPhone && !whatsapp) return null;
  return (
    <section className="text-small">
      <h2 className="mb-1 font-semibold">{t('order.help')}</h2>
      {hours && (
        <p className="text-muted">
          {t('footer.hours')}: {hours}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <ChatLink
          text={t('order.helpText', { id: number })}
          className={buttonClass({ variant: 'secondary', className: 'print:hidden' })}
        >
          <MessageCircle className="size-4" />
          {t('nav.chat')}
        </ChatLink>
        {contactPhone && (
          <a
            href={`tel:${contactPhone.replaceAll(' ', '')}`}
            dir="ltr"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {contactPhone}
          </a>
        )}
      </div>
    </section>
  );
};
