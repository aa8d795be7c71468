import { ApiError } from '@shop/api-client';
import { Button, buttonClass, noteClass } from '@shop/ui';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@/shared/routing/link';
import { verifyEmail } from '@/features/account/account.queries';
import { SendVerification } from '@/features/account/send-verification';
import { FocusedHeading } from '@/shared/layout/focused-heading';
import { LoginLink } from '@/shared/session/login-link';
import { Page } from '@/shared/layout/page';
import { paths } from '@/shared/routing/paths';
import { useLinkValues } from '@/shared/routing/use-link-values';
import { serverMessage } from '@/shared/api/server-message';
import { session, useUser } from '@/shared/session/session';
import { useText } from '@/shared/i18n/text';
import { AuthCard } from '../parts/auth-card';

/** Confirms the address on click, because mail clients open links for previews. */
const VerifyEmailPage = () => {
  const { t } = useText();
  const user = useUser();
  const token = useLinkValues().get('token');
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: verifyEmail,
    onSuccess: (id) => user?.id === id && session.change({ ...user, emailVerified: true }),
  });
  const isInvalid = !token || (error instanceof ApiError && error.status === 400);
  const another = user ? <SendVerification email={user.email} /> : <LoginLink />;
  return (
    <Page title={t('verify.title')}>
      {isSuccess ? (
        <AuthCard>
          <FocusedHeading>{t('verify.done')}</FocusedHeading>
          <p className="mt-4 mb-8">{t('verify.doneText')}</p>
          <Link to={user ? paths.profile : paths.home} className={buttonClass({ size: 'large' })}>
            {t(user ? 'verify.profile' : 'verify.home')}
          </Link>
        </AuthCard>
      ) : (
        <AuthCard title={t('verify.title')} lead={t(token ? 'verify.lead' : 'verify.noLink')}>
          {error && (
            <p role="alert" className={noteClass('problem', 'mb-6 text-small')}>
              {serverMessage(error, t('verify.failed'))}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            {!isInvalid && (
              <Button
                size="large"
                busy={isPending}
                busyText={t('sending')}
                onClick={() => mutate(token)}
              >
                {t('verify.button')}
              </Button>
            )}
            {isInvalid && another}
          </div>
        </AuthCard>
      )}
    </Page>
  );
};

export { VerifyEmailPage as Component };
export const unlisted = true;
