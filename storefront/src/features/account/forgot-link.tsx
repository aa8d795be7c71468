import { Link } from '@/shared/routing/link';
import { paths } from '@/shared/routing/paths';
import { useText } from '@/shared/i18n/text';

/** To the page that mails a link for a new password. */
export const ForgotLink = ({ inNewTab = false }: { inNewTab?: boolean }) => (
  <Link
    to={paths.resetPassword}
    target={inNewTab ? '_blank' : undefined}
    className="inline-flex min-h-6 items-center self-start text-small underline underline-offset-4 pointer-coarse:min-h-11"
  >
    {useText().t('login.forgot')}
  </Link>
);
