import { Dialog } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';
import { LoginForm } from './login-form';
import { useLostSession } from './lost-session';
import { useStaff } from './use-staff';

/** Sign-in over the page after the session has ended; the page keeps its state. */
export const SignInDialog = () => {
  const t = useText();
  const { settle } = useLostSession();
  const staff = useStaff();
  return (
    <Dialog
      open={settle !== undefined}
      onOpenChange={(open) => !open && settle?.(null)}
      title={t('login.title')}
      description={t('session.ended')}
      closeLabel={t('shell.close')}
      size="small"
    >
      <LoginForm username={staff?.username} onSignedIn={({ id }) => settle?.(id)} />
    </Dialog>
  );
};
