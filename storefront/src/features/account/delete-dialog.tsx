import { Button, Dialog, notify } from '@shop/ui';
import { useNavigate } from 'react-router';
import { FormProblems } from '@/shared/forms/form-problems';
import { useShopForm } from '@/shared/forms/use-shop-form';
import { useText } from '@/shared/i18n/text';
import { paths } from '@/shared/routing/paths';
import { session } from '@/shared/session/session';
import { deleteAccount } from './account.queries';
import { ForgotLink } from './forgot-link';
import { SecretField } from './secret-field';

/** Says what is deleted and what stays, and asks for the password. */
export const DeleteDialog = ({ user, onClose }: { user: { id: number }; onClose: () => void }) => {
  const { t } = useText();
  const navigate = useNavigate();
  const form = useShopForm({ password: '' });
  const send = form.sends(async ({ password }) => {
    await deleteAccount(user.id, password);
    onClose();
    session.end();
    void navigate(paths.home);
    notify(t('ownData.deleted'), { kind: 'success' });
  }, t('ownData.deleteFailed'));
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('ownData.deleteTitle')}
      closeLabel={t('close')}
      size="small"
    >
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        <p>{t('ownData.deleteLead')}</p>
        <p className="text-small text-muted">{t('ownData.deleteKept')}</p>
        <FormProblems form={form} />
        <SecretField
          label={t('password.current')}
          enterKeyHint="done"
          error={form.errors.password?.message}
          {...form.register('password', { required: t('ownData.passwordNeeded') })}
        />
        <ForgotLink inNewTab />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('ownData.keep')}
          </Button>
          <Button
            type="submit"
            variant="danger"
            busy={form.formState.isSubmitting}
            busyText={t('sending')}
          >
            {t('ownData.delete')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
