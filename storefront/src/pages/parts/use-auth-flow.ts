import { LOGIN_AFTER_REGISTER_MS } from '@shop/shop-rules';
import type { UserDto } from '@shop/contracts';
import { login } from '@/features/account/account.queries';
import { afterLogin } from '@/shared/routing/after-login';
import { localized } from '@/shared/i18n/locale';
import { session } from '@/shared/session/session';
import { useText } from '@/shared/i18n/text';
import { paths } from '@/shared/routing/paths';
import { reopenCart } from '@/shared/session/reopen-cart';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** After login or registration: stores the session and loads the requesting page, or home. */
export const useAuthFlow = () => {
  const { locale } = useText();
  const enter = ({ token, user }: { token: string; user: UserDto }) => {
    session.start(token, user);
    reopenCart.request();
    window.location.assign(localized(afterLogin.take(), locale));
  };
  /** Logs in with the new password. If that fails, the account still exists and the login form opens. */
  const enterWith = async (email: string, password: string) => {
    try {
      enter(await login(email, password));
    } catch {
      window.location.assign(localized(paths.login, locale));
    }
  };
  const enterAfterRegistration = async (email: string, password: string) => {
    await pause(LOGIN_AFTER_REGISTER_MS);
    await enterWith(email, password);
  };
  return { enter, enterWith, enterAfterRegistration };
};
