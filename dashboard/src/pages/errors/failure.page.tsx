import { Button } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';
import { MessagePage } from '@/shared/layout/message-page';

/** Shown when a page fails to load or render. */
export const FailurePage = () => {
  const t = useText();
  return (
    <MessagePage title={t('message.failure')} text={t('message.failureText')}>
      <Button variant="secondary" onClick={() => location.reload()}>
        {t('message.reload')}
      </Button>
    </MessagePage>
  );
};
