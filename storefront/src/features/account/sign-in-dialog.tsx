import type { UserDto } from '@shop/contracts';
import { Dialog } from '@shop/ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Link } from '@/shared/routing/link';
import { afterLogin } from '@/shared/routing/after-login';
import { paths } from '@/shared/routing/paths';
import { session } from '@/shared/session/session';
import type { NewShopper } from '@/shared/session/sign-in';
import { useShopName } from '@/shared/api/settings';
import { useText } from '@/shared/i18n/text';
import { LoginForm } from './login-form';
import { NewAccountForm } from './new-account-form';

const link =
  'inline-flex items-center font-semibold underline underline-offset-4 pointer-coarse:min-h-11';

/** Login over the current page, which keeps its state; a guest at the checkout can create an account instead. */
export const SignInDialog = ({
  open,
  reason,
  newShopper,
  user,
  onClose,
}: {
  open: boolean;
  /** Text id of the reason to sign in; undefined when the session has ended. */
  reason: string | undefined;
  /** Offers an account for this person first. */
  newShopper: NewShopper | undefined;
  /** The shopper whose session has ended; null for a guest. */
  user: UserDto | null;
  onClose: () => void;
}) => {
  const { t } = useText();
  const shop = useShopName();
  const { pathname, search, hash } = useLocation();
  /** Login name of a shopper who has an account; undefined while the guest is taken for a new one. */
  const [known, setKnown] = useState<string>();
  const isNew = newShopper !== undefined && known === undefined;
  const enter = ({ token, user }: { token: string; user: UserDto }) => {
    setKnown(undefined);
    session.start(token, user);
  };
  const close = () => {
    setKnown(undefined);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t(isNew ? 'register.title' : 'login.title')}
      description={t(reason ?? 'session.ended')}
      closeLabel={t('close')}
      size="small"
    >
      {isNew ? (
        <NewAccountForm
          shopper={newShopper}
          onLogin={enter}
          onRegistered={setKnown}
          onClose={close}
        />
      ) : (
        <LoginForm name={known || user?.email} isDialog onLogin={enter} />
      )}
      {!user && (
        <p className="mt-6 text-small">
          {t(isNew ? 'register.hasAccount' : 'login.new', { shop })}{' '}
          {newShopper ? (
            <button type="button" onClick={() => setKnown(isNew ? '' : undefined)} className={link}>
              {t(isNew ? 'user.login' : 'user.register')}
            </button>
          ) : (
            <Link
              to={paths.register}
              onClick={() => {
                afterLogin.returnTo(pathname + search + hash);
                close();
              }}
              className={link}
            >
              {t('user.register')}
            </Link>
          )}
        </p>
      )}
    </Dialog>
  );
};
