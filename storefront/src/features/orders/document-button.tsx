import { Button, notify, saveFile } from '@shop/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { serverMessage } from '@/shared/api/server-message';
import { useText } from '@/shared/i18n/text';
import { documentOf, type OrderDocument } from './orders.queries';

/** Downloads a document with the session of the shopper, which a link would not send. */
export const DocumentButton = ({
  label,
  name,
  of,
}: {
  label: string;
  name: string;
  of: OrderDocument;
}) => {
  const { t } = useText();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await documentOf(of), `${name}.pdf`);
    } catch (error) {
      notify(serverMessage(error, t('order.documentFailed')), { kind: 'error' });
    }
    setBusy(false);
  };
  return (
    <Button
      variant="quiet"
      size="small"
      className="-mx-3"
      busy={busy}
      busyText={t('loading')}
      onClick={() => void download()}
    >
      <Download className="size-4" />
      <bdi>{label}</bdi>
    </Button>
  );
};
