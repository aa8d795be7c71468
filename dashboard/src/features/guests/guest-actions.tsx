import { useChange } from '@shop/api-client';
import { Button, confirm, notify, saveFile } from '@shop/ui';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useText } from '@/shared/i18n/use-text';
import { eraseGuest, exportGuest, type Guest } from './guests.queries';

/** Exports and erases what is stored about a contact. */
export const GuestActions = ({
  contact,
  guest: { openOrders },
  onErased,
}: {
  contact: string;
  guest: Guest;
  onErased: () => void;
}) => {
  const t = useText();
  const onError = (error: Error) => notifyRefusal(error, t('guests.notDone'));
  const copy = useChange(exportGuest, [['audit']], {
    onSuccess: (data) =>
      saveFile(new Blob([JSON.stringify(data)], { type: 'application/json' }), 'guest.json'),
    onError,
  });
  const erase = useChange(eraseGuest, [['audit'], ['guests'], ['orders'], ['order']], {
    onSuccess: (answer) => {
      notify(answer?.message ?? '', { kind: 'success' });
      onErased();
    },
    onError,
  });
  const ask = async () => {
    if (erase.isPending) return;
    const isSure = await confirm({
      title: t('guests.eraseTitle', { contact }),
      text: t('guests.eraseText'),
      yesText: t('shopper.erase'),
      noText: t('rows.cancel'),
    });
    if (isSure) erase.mutate(contact);
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          busy={copy.isPending}
          onClick={() => !copy.isPending && copy.mutate(contact)}
        >
          {t('shopper.export')}
        </Button>
        <Button
          variant="danger"
          size="small"
          busy={erase.isPending}
          disabled={openOrders > 0}
          aria-describedby={openOrders > 0 ? 'open-orders' : undefined}
          onClick={() => void ask()}
        >
          {t('shopper.erase')}
        </Button>
      </div>
      {openOrders > 0 && (
        <p id="open-orders" className="mt-3 text-small">
          {t('guests.open', { count: openOrders })}
        </p>
      )}
    </>
  );
};
