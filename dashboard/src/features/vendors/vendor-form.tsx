import type { StaffDto } from '@shop/contracts';
import { TextField } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';
import { BothLanguages } from '@/shared/rows/both-languages';
import { NewPasswordField } from '@/shared/forms/new-password-field';
import { PictureInput } from '@/shared/rows/picture-input';
import { RowForm } from '@/shared/rows/row-form';
import { useRowForm } from '@/shared/rows/use-row-form';
import { addVendor, changeVendor } from './vendors.queries';

interface VendorValues {
  name: string;
  username: string;
  email: string;
  password: string;
  about: string;
  aboutAr: string;
  image: File | undefined;
}

/** Adds or changes a vendor; an existing vendor's password is changed separately. */
export const VendorForm = ({ vendor, onDone }: { vendor?: StaffDto; onDone?: () => void }) => {
  const t = useText();
  const { form, ...shared } = useRowForm<VendorValues, { admin: StaffDto }>({
    start: {
      name: vendor?.name ?? '',
      username: '',
      email: vendor?.email ?? '',
      password: '',
      about: vendor?.about ?? '',
      aboutAr: vendor?.aboutAr ?? '',
      image: undefined,
    },
    row: vendor && {
      name: vendor.name,
      email: vendor.email,
      about: vendor.about,
      aboutAr: vendor.aboutAr,
      image: vendor.image,
    },
    adds: !vendor && 'vendor',
    save: ({ username, password, ...values }, before, once) =>
      vendor
        ? changeVendor(vendor.id, { ...values, before })
        : addVendor({ ...values, username: username.trim() || undefined, password }, once),
    stale: [['vendors']],
    saved: (answer) =>
      vendor
        ? t('vendors.changed')
        : t('vendors.added', { username: answer?.admin.username ?? '' }),
    failed: t('vendors.notSaved'),
    onDone,
  });
  const { errors } = form.formState;
  return (
    <RowForm
      label={vendor ? t('rows.editNamed', { name: vendor.name }) : t('vendors.add')}
      submitText={vendor ? t('rows.save') : t('vendors.add')}
      {...shared}
    >
      <div className="grid grid-cols-1 gap-4 @md:grid-cols-2">
        <TextField
          label={t('vendors.name')}
          error={errors.name?.message}
          maxLength={120}
          dir="auto"
          {...form.register('name', {
            validate: (name) => name.trim() !== '' || t('vendors.nameNeeded'),
          })}
        />
        {!vendor && (
          <TextField
            label={t('vendors.username')}
            hint={t('vendors.usernameHint')}
            optionalText={t('rows.optional')}
            error={errors.username?.message}
            maxLength={200}
            autoComplete="off"
            dir="ltr"
            {...form.register('username')}
          />
        )}
        <TextField
          label={t('vendors.email')}
          optionalText={t('rows.optional')}
          error={errors.email?.message}
          type="email"
          maxLength={200}
          autoComplete="off"
          dir="ltr"
          {...form.register('email')}
        />
        {!vendor && (
          <NewPasswordField
            typed={form.watch('password')}
            names={form.watch(['name', 'username', 'email'])}
            label={t('vendors.password')}
            error={errors.password?.message}
            {...form.register('password', {
              validate: (password) => password !== '' || t('vendors.passwordNeeded'),
            })}
          />
        )}
        <BothLanguages
          form={form}
          name="about"
          label={t('vendors.about')}
          labelAr={t('vendors.aboutAr')}
          optionalText={t('rows.optional')}
          maxLength={2000}
          rows={3}
        />
        <PictureInput form={form} name="image" label={t('vendors.image')} saved={vendor?.image} />
      </div>
    </RowForm>
  );
};
