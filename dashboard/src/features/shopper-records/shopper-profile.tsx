import { enteredText } from '@shop/shop-rules';
import { buttonClass } from '@shop/ui';
import { MessageCircle, Phone } from 'lucide-react';
import { ContactLinks } from '@/shared/display/contact-links';
import { Status } from '@/shared/display/status';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import type { ShopperRecord } from './shopper-records.queries';

/** Contact, verification, language and age of the account. */
export const ShopperProfile = ({ record }: { record: ShopperRecord }) => {
  const t = useText();
  const { day } = useFormat();
  const { user, createdAt } = record;
  const phone = enteredText(user.phone);
  const button = buttonClass({ variant: 'secondary', size: 'small' });
  return (
    <>
      <ContactLinks email={user.email} />
      <p className="mt-1">
        <Status tone={user.emailVerified ? 'done' : 'waiting'}>
          {t(user.emailVerified ? 'shopper.verified' : 'shopper.unverified')}
        </Status>
      </p>
      {phone && (
        <p className="mt-3 flex flex-wrap items-center gap-2">
          <a href={`tel:${phone}`} className={button}>
            <Phone className="size-4" />
            <bdi dir="ltr">{phone}</bdi>
          </a>
          <a
            href={`https://wa.me/${phone.replace(/\D/g, '')}`}
            target="_blank"
            rel="noreferrer"
            className={button}
          >
            <MessageCircle className="size-4" />
            {t('shopper.whatsapp')}
          </a>
        </p>
      )}
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-line pt-4 text-small">
        <dt className="text-muted">{t('shopper.language')}</dt>
        <dd>{t(`shopper.languageOf.${user.locale}`)}</dd>
        <dt className="text-muted">{t('shopper.since')}</dt>
        <dd>
          <time dateTime={createdAt}>{day(createdAt)}</time>
        </dd>
        {enteredText(user.username) && (
          <>
            <dt className="text-muted">{t('shopper.username')}</dt>
            <dd className="break-all">
              <bdi dir="ltr">{user.username}</bdi>
            </dd>
          </>
        )}
      </dl>
    </>
  );
};
