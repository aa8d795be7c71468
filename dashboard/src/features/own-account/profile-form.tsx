import type { StaffDto } from '@shop/contracts';
import { TextField } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';
import { BothLanguages } from '@/shared/rows/both-languages';
import { PictureInput } from '@/shared/rows/picture-input';
import { RowForm } from '@/shared/rows/row-form';
import { useRowForm } from '@/shared/rows/use-row-form';
import { changeProfile } from './own-account.queries';

interface Values {
  name: string;
  about: string;
  aboutAr: string;
  image: File | undefined;
}

/** Own name, texts about oneself and picture; the name of vendors only admins change. */
export const ProfileForm = ({
  account,
  mayRename,
  onSaved,
}: {
  account: StaffDto;
  mayRename: boolean;
  /** Opens the form with what is stored. */
  onSaved: () => void;
}) => {
  const t = useText();
  const { name, about, aboutAr, image } = account;
  const { form, ...shared } = useRowForm<Values>({
    start: { name, about, aboutAr, image: undefined },
    row: { name, about, aboutAr, image },
    save: ({ name: typed, ...values }, before) =>
      changeProfile({ ...values, ...(mayRename && { name: typed }), before }),
    stale: [['own-account', 'profile'], ['session', 'me'], ['vendors']],
    saved: t('account.saved'),
    failed: t('account.notSaved'),
    onDone: onSaved,
  });
  const { errors } = form.formState;
  return (
    <RowForm
      label={t('account.profile')}
      submitText={t('rows.save')}
      {...shared}
      onCancel={undefined}
    >
      <TextField
        label={t('account.name')}
        hint={mayRename ? undefined : t('account.nameByAdmin')}
        error={errors.name?.message}
        maxLength={120}
        dir="auto"
        readOnly={!mayRename}
        {...form.register('name', {
          validate: (text) => text.trim() !== '' || t('account.nameNeeded'),
        })}
      />
      <BothLanguages
        form={form}
        name="about"
        label={t('account.aboutMe')}
        labelAr={t('account.aboutMeAr')}
        optionalText={t('rows.optional')}
        maxLength={2000}
        rows={3}
      />
      <PictureInput form={form} name="image" label={t('account.picture')} saved={image} />
    </RowForm>
  );
};
