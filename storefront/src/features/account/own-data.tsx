import type { UserDto } from '@shop/contracts';
import { Button, notify, saveFile } from '@shop/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { serverMessage } from '@/shared/api/server-message';
import { useText } from '@/shared/i18n/text';
import { lazyPanel } from '@/shared/rendering/lazy-panel';
import { ownData } from './account.queries';

const DeleteDialog = lazyPanel(async () => (await import('./delete-dialog')).DeleteDialog);

/** A copy of the shopper's data, and the deletion of the account. */
export const OwnData = ({ user }: { user: UserDto }) => {
  const { t } = useText();
  const [deleting, setDeleting] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => ownData(user.id),
    onSuccess: (data) => {
      const text = JSON.stringify(data, null, 2);
      saveFile(new Blob([text], { type: 'application/json' }), 'my-data.json');
    },
    onError: (error) => notify(serverMessage(error, t('ownData.failed')), { kind: 'error' }),
  });
  return (
    <section aria-labelledby="own-data">
      <h2 id="own-data" className="mb-2 text-h3 font-semibold">
        {t('ownData.title')}
      </h2>
      <p className="mb-4 text-small text-muted">{t('ownData.lead')}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={isPending}
          busyText={t('loading')}
          onClick={() => mutate()}
        >
          {t('ownData.download')}
        </Button>
        <Button variant="danger" onClick={() => setDeleting(true)}>
          {t('ownData.delete')}
        </Button>
      </div>
      {deleting && <DeleteDialog user={user} onClose={() => setDeleting(false)} />}
    </section>
  );
};
