import type { UserDto } from '@shop/contracts';
import { cityName, enteredText } from '@shop/shop-rules';
import { useText } from '@/shared/i18n/text';
import { addressLine } from '@/shared/orders/address-line';
import { SendVerification } from './send-verification';

/** Values that are left to right in both languages. */
const LATIN = new Set<string>(['field.email', 'field.phone', 'field.username']);
const GENDERS = ['female', 'male'];

/** The shopper's details; missing values are marked as such. */
export const ProfileDetails = ({ user }: { user: UserDto }) => {
  const { t, locale } = useText();
  const gender = user.gender.toLowerCase();
  const rows = [
    ['field.name', user.name],
    ['field.email', user.email],
    ['field.phone', user.phone],
    ['field.username', user.username],
    ['field.gender', GENDERS.includes(gender) ? t(`gender.${gender}`) : user.gender],
    ['field.mailLanguage', t(user.locale === 'ar' ? 'language.ar' : 'language.en')],
  ] as const;
  // The place of the profile is that of the default address.
  const place = [user.flat, user.building, user.area].map(enteredText);
  const address = enteredText(user.city)
    ? addressLine([...place, cityName(user.city, locale)], locale)
    : '';
  return (
    <>
      {!user.emailVerified && (
        <p className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-sand px-4 py-2 text-small">
          {t('verify.hint')}
          <SendVerification email={user.email} />
        </p>
      )}
      <dl className="divide-y divide-line border-y border-line text-small">
        {rows.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[2fr_3fr] gap-3 py-3">
            <dt className="text-muted">{t(label)}</dt>
            <dd className="break-words">
              {enteredText(value) ? (
                <bdi dir={LATIN.has(label) ? 'ltr' : undefined}>{value}</bdi>
              ) : (
                <span className="text-muted">{t('profile.notAdded')}</span>
              )}
            </dd>
          </div>
        ))}
        <div className="grid grid-cols-[2fr_3fr] gap-3 py-3">
          <dt className="text-muted">{t('profile.address')}</dt>
          <dd className="break-words">
            {address ? (
              <bdi>{address}</bdi>
            ) : (
              <span className="text-muted">{t('profile.cityHint')}</span>
            )}
            <a
              href="#addresses"
              className="block w-fit underline underline-offset-4 pointer-coarse:-my-3 pointer-coarse:py-3"
            >
              {t(address ? 'profile.addressBook' : 'profile.addAddress')}
            </a>
          </dd>
        </div>
      </dl>
    </>
  );
};
