import type { StaffDto } from '@shop/contracts';

import { useText } from '@/shared/i18n/use-text';
import { NewPasswordField } from '@/shared/forms/new-password-field';
import { RowForm } from '@/shared/rows/row-form';
import { useRowForm } from '@/shared/rows/use-row-form';
import { setVendorPassword } from './vendors.queries';
import { FormDialog } from '@/shared/unsaved/form-dialog';

/** Sets a vendor's password, which ends the vendor's sessions. */
export const PasswordDialog = ({ vendor, onDone }: { vendor: StaffDto; onDone: () => void }) => {
  const t = useText();
  const { form, ...shared } = useRowForm({
    start: { password: '' },
    save: ({ password }: { password: string }) => setVendorPassword(vendor.id, password),
    stale: [],
    saved: t('vendors.passwordSet', { name: vendor.name }),
    failed: t('vendors.passwordNotSet'),
    onDone,
  });
  const { errors } = form.formState;
  const title = t('vendors.passwordOf', { name: vendor.name });
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onDone()}
      title={title}
      closeLabel={t('shell.close')}
    >
      <RowForm label={title} submitText={t('vendors.setPassword')} {...shared}>
        <p className="text-muted">{t('vendors.passwordSignsOut')}</p>
        <NewPasswordField
          typed={form.watch('password')}
          names={[vendor.name, vendor.email ?? '', vendor.username ?? '']}
          label={t('vendors.newPassword')}
          error={errors.password?.message}
          {...form.register('password', {
            validate: (password) => password !== '' || t('vendors.passwordNeeded'),
          })}
        />
      </RowForm>
    </FormDialog>
  );
};
