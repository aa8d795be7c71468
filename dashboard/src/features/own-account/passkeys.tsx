import { useChange } from '@shop/api-client';
import type { PasskeyDto } from '@shop/contracts';
import { confirm, notify, PasskeyList } from '@shop/ui';
import { useState } from 'react';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { AddPasskey } from './add-passkey';
import { ownAccountQueries, removePasskey } from './own-account.queries';
import { RenamePasskey } from './rename-passkey';

/** Passkeys of the own account: added, renamed and removed here. */
export const Passkeys = ({ passkeys }: { passkeys: PasskeyDto[] }) => {
  const t = useText();
  const format = useFormat();
  const [renamed, setRenamed] = useState<string>();
  const remove = useChange(removePasskey, ownAccountQueries.staleByPasskeys(), {
    onSuccess: () => notify(t('account.passkeyRemoved'), { kind: 'success' }),
    onError: (error) => notifyRefusal(error, t('account.passkeyNotRemoved')),
  });
  const renamedPasskey = passkeys.find(({ id }) => id === renamed);
  const ask = async (id: string) => {
    const name = passkeys.find((each) => each.id === id)?.name ?? '';
    const isSure = await confirm({
      title: t('account.removePasskeyNamed', { name }),
      text: t('account.removePasskeyText'),
      yesText: t('account.remove'),
      noText: t('rows.cancel'),
    });
    if (isSure) remove.mutate(id);
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{t('account.passkeysLead')}</p>
      {passkeys.length > 0 && (
        <PasskeyList
          label={t('account.passkeys')}
          passkeys={passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
            ...{ id, name },
            details: [
              t('account.passkeyCreated', { day: format.day(createdAt) }),
              lastUsedAt
                ? t('account.passkeyUsed', { time: format.dateTime(lastUsedAt) })
                : t('account.passkeyUnused'),
            ].join(' · '),
          }))}
          rename={{
            text: t('account.rename'),
            label: (name) => t('account.renameNamed', { name }),
            onPress: setRenamed,
          }}
          remove={{
            text: t('account.remove'),
            label: (name) => t('account.removePasskeyNamed', { name }),
            onPress: (id) => void ask(id),
          }}
          edited={renamed}
          form={
            renamedPasskey && (
              <RenamePasskey passkey={renamedPasskey} onDone={() => setRenamed(undefined)} />
            )
          }
        />
      )}
      <AddPasskey />
    </div>
  );
};
