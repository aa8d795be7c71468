import { enteredText } from '@shop/shop-rules';
import type { UserDto } from '@shop/contracts';
import { Button, notify, SelectField } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addressesQuery } from '@/shared/addresses/addresses.queries';
import { deliverableCity } from '@/shared/forms/city-field';
import { ContactFields, NO_DETAILS, type ContactDetails } from '@/shared/forms/contact-fields';
import { FormProblems } from '@/shared/forms/form-problems';
import { session } from '@/shared/session/session';
import { useText } from '@/shared/i18n/text';
import { useShopForm } from '@/shared/forms/use-shop-form';
import { accountQueries, changeProfile } from './account.queries';

const FIELDS = ['fullName', 'phone', 'gender', 'city', 'area', 'building', 'flat'] as const;
const ADDRESS = ['city', 'area', 'building'] as const;

/** Form of the profile; the address is optional. */
export const ProfileForm = ({ user, onDone }: { user: UserDto; onDone: () => void }) => {
  const { t } = useText();
  const queries = useQueryClient();
  const form = useShopForm<ContactDetails>(
    {
      ...NO_DETAILS,
      fullName: enteredText(user.name),
      phone: enteredText(user.phone),
      gender: enteredText(user.gender).toLowerCase(),
      city: deliverableCity(user.city),
      area: enteredText(user.area),
      building: enteredText(user.building),
      flat: enteredText(user.flat),
    },
    { name: 'fullName' },
  );
  const [locale, setLocale] = useState<UserDto['locale']>(user.locale === 'ar' ? 'ar' : 'en');
  const { setFocus } = form;
  const startsAt = enteredText(user.city) ? 'fullName' : 'city';
  useEffect(() => setFocus(startsAt), [setFocus, startsAt]);
  const submit = form.sends(async ({ fullName, phone, gender, city, area, building, flat }) => {
    const change = { name: fullName, phone, gender, city, area, building, flat, locale };
    const saved = await changeProfile(user.id, change);
    session.change(saved);
    queries.setQueryData(accountQueries.profile(user.id).queryKey, saved);
    void queries.invalidateQueries(addressesQuery(user.id));
    notify(t('profile.saved'), { kind: 'success' });
    onDone();
  }, t('profile.saveFailed'));
  const { isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormProblems form={form} />
      <ContactFields form={form} fields={FIELDS} mayBeEmpty={ADDRESS} />
      <SelectField
        label={t('field.mailLanguage')}
        hint={t('field.mailLanguageHint')}
        value={locale}
        onChange={({ target }) => setLocale(target.value === 'ar' ? 'ar' : 'en')}
      >
        <option value="en">{t('language.en')}</option>
        <option value="ar">{t('language.ar')}</option>
      </SelectField>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting} busyText={t('saving')}>
          {t('profile.save')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
};
