import { enteredText } from '@shop/shop-rules';
import type { UserDto } from '@shop/contracts';
import { Button, notify, SelectField } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ContactFields, NO_DETAILS, type ContactDetails } from '@/shared/forms/contact-fields';
import { FormProblems } from '@/shared/forms/form-problems';
import { session } from '@/shared/session/session';
import { useText } from '@/shared/i18n/text';
import { useShopForm } from '@/shared/forms/use-shop-form';
import { accountQueries, changeProfile } from './account.queries';

const FIELDS = ['fullName', 'phone', 'gender'] as const;

/** Form of the profile; addresses are in the address book. */
export const ProfileForm = ({ user, onDone }: { user: UserDto; onDone: () => void }) => {
  const { t } = useText();
  const queries = useQueryClient();
  const form = useShopForm<ContactDetails>(
    {
      ...NO_DETAILS,
      fullName: enteredText(user.name),
      phone: enteredText(user.phone),
      gender: enteredText(user.gender).toLowerCase(),
    },
    { name: 'fullName' },
  );
  const [locale, setLocale] = useState<UserDto['locale']>(user.locale === 'ar' ? 'ar' : 'en');
  const { setFocus } = form;
  useEffect(() => setFocus('fullName'), [setFocus]);
  const submit = form.sends(async ({ fullName, phone, gender }) => {
    const saved = await changeProfile(user.id, { name: fullName, phone, gender, locale });
    session.change(saved);
    queries.setQueryData(accountQueries.profile(user.id).queryKey, saved);
    notify(t('profile.saved'), { kind: 'success' });
    onDone();
  }, t('profile.saveFailed'));
  const { isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormProblems form={form} />
      <ContactFields form={form} fields={FIELDS} />
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
