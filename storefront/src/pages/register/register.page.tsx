import { Link } from '@/shared/routing/link';
import { RegisterForm } from '@/features/account/register-form';
import { Page } from '@/shared/layout/page';
import { paths } from '@/shared/routing/paths';
import { useText } from '@/shared/i18n/text';
import { AuthCard } from '../parts/auth-card';
import { useAuthFlow } from '../parts/use-auth-flow';

const RegisterPage = () => {
  const { t } = useText();
  const { enterAfterRegistration } = useAuthFlow();
  return (
    <Page title={t('register.title')}>
      <AuthCard title={t('register.title')}>
        <RegisterForm
          onRegistered={(email, password) => void enterAfterRegistration(email, password)}
        />
        <p className="mt-8 text-small">
          {t('register.hasAccount')}{' '}
          <Link
            to={paths.login}
            className="inline-flex items-center font-semibold underline underline-offset-4 pointer-coarse:min-h-11"
          >
            {t('user.login')}
          </Link>
        </p>
      </AuthCard>
    </Page>
  );
};

export { RegisterPage as Component };
export const unlisted = true;
