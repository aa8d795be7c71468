import type { UserDto } from '@shop/contracts';
import { Dialog } from '@shop/ui';
import { Link, useLocation } from 'react-router';
import { afterLogin } from '@/shared/routing/after-login';
import { paths } from '@/shared/routing/paths';
import { session } from '@/shared/session/session';
import { useText } from '@/shared/i18n/text';
import { LoginForm } from './login-form';

/** Login over the current page, which keeps its state. */
export const SignInDialog = ({
  open,
  reason,
  user,
  onClose,
}: {
  open: boolean;
  /** Text id of the reason to sign in; undefined when the session has ended. */
  reason: string | undefined;
  /** The shopper whose session has ended; null for a guest. */
  user: UserDto | null;
  onClose: () => void;
}) => {
  const { t } = useText();
  const { pathname, search } = useLocation();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('login.title')}
      description={t(reason ?? 'session.ended')}
      closeLabel={t('close')}
      size="small"
    >
      <LoginForm
        name={user?.email}
        isDialog
        onLogin={({ token, user }) => session.start(token, user)}
      />
      {!user && (
        <p className="mt-6 text-small">
          {t('login.new')}{' '}
          <Link
            to={paths.register}
            onClick={() => {
              afterLogin.returnTo(pathname + search);
              onClose();
            }}
            className="inline-flex items-center font-semibold underline underline-offset-4 pointer-coarse:min-h-11"
          >
            {t('user.register')}
          </Link>
        </p>
      )}
    </Dialog>
  );
};
