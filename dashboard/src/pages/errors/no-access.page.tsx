import { useText } from '@/shared/i18n/use-text';
import { MessagePage } from '@/shared/layout/message-page';

export const NoAccessPage = () => {
  const t = useText();
  return <MessagePage title={t('message.noAccess')} text={t('message.noAccessText')} />;
};
