import type { PasskeyDto } from '@shop/contracts';
import { TextField } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';
import { RowForm } from '@/shared/rows/row-form';
import { useRowForm } from '@/shared/rows/use-row-form';
import { ownAccountQueries, renamePasskey } from './own-account.queries';

export const RenamePasskey = ({
  passkey: { id, name },
  onDone,
}: {
  passkey: PasskeyDto;
  onDone: () => void;
}) => {
  const t = useText();
  const { form, ...shared } = useRowForm({
    start: { name },
    save: (values: { name: string }) => renamePasskey(id, values.name),
    stale: [ownAccountQueries.passkeys().queryKey],
    saved: t('account.passkeyRenamed'),
    failed: t('account.passkeyNotRenamed'),
    onDone,
  });
  return (
    <RowForm label={t('account.renameNamed', { name })} submitText={t('rows.save')} {...shared}>
      <TextField
        label={t('account.passkeyName')}
        error={form.formState.errors.name?.message}
        maxLength={60}
        dir="auto"
        {...form.register('name', {
          validate: (typed) => typed.trim() !== '' || t('account.passkeyNameNeeded'),
        })}
      />
    </RowForm>
  );
};
