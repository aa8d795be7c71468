import { Button } from '@shop/ui';
import { useState } from 'react';
import { Link } from '@/shared/routing/link';
import { NewPasswordForm } from '@/features/account/new-password-form';
import { ResetRequestForm } from '@/features/account/reset-request-form';
import { FocusedHeading } from '@/shared/layout/focused-heading';
import { Page } from '@/shared/layout/page';
import { paths } from '@/shared/routing/paths';
import { useLinkValues } from '@/shared/routing/use-link-values';
import { useText } from '@/shared/i18n/text';
import { AuthCard } from '../parts/auth-card';
import { useAuthFlow } from '../parts/use-auth-flow';

const link =
  'mt-8 inline-flex min-h-6 items-center text-small underline underline-offset-4 pointer-coarse:min-h-11';

/** Without a token the form that requests a link; with one the form for the new password. */
const ResetPasswordPage = () => {
  const { t } = useText();
  const token = useLinkValues().get('token');
  const [sentTo, setSentTo] = useState<string>();
  const { enterWith } = useAuthFlow();
  if (token)
    return (
      <Page title={t('reset.newTitle')}>
        <AuthCard title={t('reset.newTitle')} lead={t('reset.newLead')}>
          <NewPasswordForm key={token} token={token} onSaved={enterWith} />
          <Link to={paths.resetPassword} className={link} onClick={() => setSentTo(undefined)}>
            {t('reset.again')}
          </Link>
        </AuthCard>
      </Page>
    );
  return (
    <Page title={t('reset.title')}>
      {sentTo ? (
        <AuthCard>
          <FocusedHeading>{t('reset.sentTitle')}</FocusedHeading>
          <p className="mt-4 font-semibold">
            <bdi dir="ltr">{sentTo}</bdi>
          </p>
          <p className="mt-2">{t('reset.sentText')}</p>
          <p className="mt-4 mb-8 text-small text-muted">{t('reset.spam')}</p>
          <Button variant="secondary" onClick={() => setSentTo(undefined)}>
            {t('reset.again')}
          </Button>
        </AuthCard>
      ) : (
        <AuthCard title={t('reset.title')} lead={t('reset.lead')}>
          <ResetRequestForm onSent={setSentTo} />
          <Link to={paths.login} className={link}>
            {t('reset.back')}
          </Link>
        </AuthCard>
      )}
    </Page>
  );
};

export { ResetPasswordPage as Component };
export const unlisted = true;
