import { Button, Dialog, notify, PasswordField } from '@shop/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { serverMessage } from '@/shared/server-message';
import { useText } from '@/shared/text';
import { changePassword } from './account.queries';

/** Current, new and repeated password. */
export const PasswordDialog = ({
  open,
  userId,
  onClose,
}: {
  open: boolean;
  userId: number;
  onClose: () => void;
}) => {
  const { t } = useText();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState, reset } = useForm({
    defaultValues: { current: '', next: '', again: '' },
  });
  const close = () => {
    reset();
    setFailure(undefined);
    onClose();
  };
  const submit = handleSubmit(async ({ current, next, again }) => {
    if (!current || !next || !again) return setFailure(t('password.fillAll'));
    if (next !== again) return setFailure(t('password.differ'));
    setFailure(undefined);
    try {
      await changePassword(userId, current, next);
      notify(t('password.updated'), { kind: 'success' });
      close();
    } catch (error) {
      setFailure(serverMessage(error, t('password.failed')));
    }
  });
  const words = { showText: t('password.show'), hideText: t('password.hide'), dir: 'ltr' as const };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t('password.title')}
      closeLabel={t('close')}
      size="small"
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {failure && (
          <p role="alert" className="border-s-2 border-sale bg-sand px-4 py-3 text-small">
            {failure}
          </p>
        )}
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          {...words}
          {...register('current')}
        />
        <PasswordField
          label={t('password.new')}
          hint={t('password.hint')}
          autoComplete="new-password"
          {...words}
          {...register('next')}
        />
        <PasswordField
          label={t('password.confirm')}
          autoComplete="new-password"
          {...words}
          {...register('again')}
        />
        <Button
          type="submit"
          size="large"
          busy={formState.isSubmitting}
          busyText={t('password.busy')}
        >
          {t('password.submit')}
        </Button>
      </form>
    </Dialog>
  );
};
