import { slowWrites, useConnection } from '@shop/api-client';
import { StatusBar } from '@shop/ui';
import { useText } from '@/shared/i18n/text';

/** Shows a lost connection, or a slow response with a way to cancel it. */
export const ConnectionBar = () => {
  const { t } = useText();
  const { isOffline, isSlow } = useConnection();
  const text = isOffline ? t('connection.offline') : isSlow ? t('connection.slow') : undefined;
  const cancel = { text: t('cancel'), onSelect: slowWrites.cancel };
  return <StatusBar text={text} action={isSlow ? cancel : undefined} />;
};
