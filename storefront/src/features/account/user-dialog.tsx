import { Button, buttonClass, Dialog } from '@shop/ui';
import type { UserDto } from '@shop/contracts';
import { Link } from '@/shared/routing/link';
import { afterLogin } from '@/shared/routing/after-login';
import { paths } from '@/shared/routing/paths';
import { useText } from '@/shared/i18n/text';

/** Account dialog of the header. */
export const UserDialog = ({
  open,
  user,
  onClose,
  onLogout,
}: {
  open: boolean;
  user: UserDto | null;
  onClose: () => void;
  onLogout: () => void;
}) => {
  const { t } = useText();
  const leave = () => {
    afterLogin.forget();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={user ? t('user.welcome', { name: user.name }) : t('user.loggedOut')}
      closeLabel={t('close')}
      size="small"
    >
      {user ? (
        <div className="flex flex-col gap-3">
          <p className="text-small text-muted">
            <bdi dir="ltr">{user.username}</bdi>
          </p>
          <Link to={paths.profile} onClick={onClose} className={buttonClass()}>
            {t('user.profile')}
          </Link>
          <Button variant="secondary" onClick={onLogout}>
            {t('user.logout')}
          </Button>
        </div>
      ) : (
        <div className="grid grid-cols-2 gap-3">
          <Link to={paths.login} onClick={leave} className={buttonClass()}>
            {t('user.login')}
          </Link>
          <Link
            to={paths.register}
            onClick={leave}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('user.register')}
          </Link>
        </div>
      )}
    </Dialog>
  );
};
