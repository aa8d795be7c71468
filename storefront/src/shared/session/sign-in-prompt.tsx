import { Button, EmptyState } from '@shop/ui';
import { signIn } from './sign-in';
import { useText } from '@/shared/i18n/text';

/** Replaces personal content after the session has ended. */
export const SignInPrompt = ({ text }: { text: string }) => {
  const { t } = useText();
  return (
    <EmptyState text={text}>
      <Button onClick={() => void signIn.ask()}>{t('user.login')}</Button>
    </EmptyState>
  );
};
