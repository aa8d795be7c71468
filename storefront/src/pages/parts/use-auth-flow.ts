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

/** What follows a login or a registration: session stored, then a full load of the page that asked for it, else of home. */
export const useAuthFlow = () => {
  const { locale } = useText();
  const enter = ({ token, user }: { token: string; user: UserDto }) => {
    session.start(token, user);
    reopenCart.request();
    window.location.assign(localized(afterLogin.take(), locale));
  };
  /** Logs in with what was just set; where that fails the account is there all the same, and the form of the login opens. */
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
