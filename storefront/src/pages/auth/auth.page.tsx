import { useParams } from 'react-router';
import { Link } from '@/shared/routing/link';
import { LoginForm } from '@/features/account/login-form';
import { RegisterForm } from '@/features/account/register-form';
import { Page } from '@/shared/layout/page';
import { paths } from '@/shared/routing/paths';
import { useText } from '@/shared/i18n/text';
import { AuthCard } from '../parts/auth-card';
import { useAuthFlow } from '../parts/use-auth-flow';

const tab =
  'flex min-h-12 items-center justify-center border-b-2 border-transparent font-semibold text-muted aria-[current=page]:border-ink aria-[current=page]:text-ink';

/** Sign Up and Log In as two tabs, selected by the address. */
const AuthPage = () => {
  const { t } = useText();
  const login = useParams().tab === 'login';
  const { enter, enterAfterRegistration } = useAuthFlow();
  const title = t(login ? 'auth.login' : 'auth.signup');
  return (
    <Page title={title}>
      <AuthCard>
        <h1 tabIndex={-1} className="sr-only">
          {title}
        </h1>
        <nav aria-label={t('auth.tabs')} className="mb-8 grid grid-cols-2 border-b border-line">
          <Link to={paths.authSignup} className={tab} aria-current={login ? undefined : 'page'}>
            {t('auth.signup')}
          </Link>
          <Link to={paths.authLogin} className={tab} aria-current={login ? 'page' : undefined}>
            {t('auth.login')}
          </Link>
        </nav>
        {login ? (
          <LoginForm onLogin={enter} />
        ) : (
          <RegisterForm
            onRegistered={(email, password) => void enterAfterRegistration(email, password)}
          />
        )}
      </AuthCard>
    </Page>
  );
};

export { AuthPage as Component };
export const unlisted = true;
