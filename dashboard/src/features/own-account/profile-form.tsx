import type { StaffDto } from '@shop/contracts';
import { TextAreaField, TextField } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';
import { PictureInput } from '@/shared/rows/picture-input';
import { RowForm } from '@/shared/rows/row-form';
import { useRowForm } from '@/shared/rows/use-row-form';
import { changeProfile } from './own-account.queries';

interface Values {
  name: string;
  about: string;
  image: File | undefined;
}

/** Own name, about and picture; the name of vendors only admins change. */
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
  const { name, about, image } = account;
  const { form, ...shared } = useRowForm<Values>({
    start: { name, about, image: undefined },
    row: { name, about, image },
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
      <TextAreaField
        label={t('account.aboutMe')}
        optionalText={t('rows.optional')}
        error={errors.about?.message}
        rows={3}
        maxLength={2000}
        dir="auto"
        {...form.register('about')}
      />
      <PictureInput form={form} name="image" label={t('account.picture')} saved={image} />
    </RowForm>
  );
};
