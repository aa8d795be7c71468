import { Link } from '@/shared/routing/link';
import { LoginForm } from '@/features/account/login-form';
import { Page } from '@/shared/layout/page';
import { paths } from '@/shared/routing/paths';
import { useShopName } from '@/shared/api/settings';
import { useText } from '@/shared/i18n/text';
import { AuthCard } from '../parts/auth-card';
import { useAuthFlow } from '../parts/use-auth-flow';

const LoginPage = () => {
  const { t } = useText();
  const shop = useShopName();
  const { enter } = useAuthFlow();
  return (
    <Page title={t('login.title')}>
      <AuthCard title={t('login.title')}>
        <LoginForm onLogin={enter} />
        <p className="mt-8 text-small">
          {t('login.new', { shop })}{' '}
          <Link
            to={paths.register}
            className="inline-flex items-center font-semibold underline underline-offset-4 pointer-coarse:min-h-11"
          >
            {t('user.register')}
          </Link>
        </p>
      </AuthCard>
    </Page>
  );
};

export { LoginPage as Component };
export const unlisted = true;
