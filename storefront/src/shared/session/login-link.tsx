import { buttonClass } from '@shop/ui';
import { useLocation } from 'react-router';
import { Link } from '@/shared/routing/link';
import { afterLogin } from '@/shared/routing/after-login';
import { paths } from '@/shared/routing/paths';
import { useText } from '@/shared/i18n/text';

/** Link to the login, which returns to this page. */
export const LoginLink = () => {
  const { t } = useText();
  const { pathname, search, hash } = useLocation();
  return (
    <Link
      to={paths.login}
      onClick={() => afterLogin.returnTo(pathname + search + hash)}
      className={buttonClass()}
    >
      {t('user.login')}
    </Link>
  );
};
