import { useText } from '@/shared/i18n/use-text';
import { MessagePage } from '@/shared/layout/message-page';

export const NotFoundPage = () => {
  const t = useText();
  return <MessagePage title={t('message.notFound')} text={t('message.notFoundText')} />;
};
