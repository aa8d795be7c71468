import { useChange } from '@shop/api-client';
import type { PasskeyDto } from '@shop/contracts';
import { Button, confirm, notify } from '@shop/ui';
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
  const ask = async ({ id, name }: PasskeyDto) => {
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
        <ul aria-label={t('account.passkeys')} className="flex flex-col divide-y divide-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              {renamed === passkey.id ? (
                <RenamePasskey passkey={passkey} onDone={() => setRenamed(undefined)} />
              ) : (
                <>
                  <div className="min-w-0 flex-1">
                    <p className="font-semibold break-words">
                      <bdi>{passkey.name}</bdi>
                    </p>
                    <p className="text-small text-muted">
                      {t('account.passkeyCreated', { day: format.day(passkey.createdAt) })}
                      {' · '}
                      {passkey.lastUsedAt
                        ? t('account.passkeyUsed', { time: format.dateTime(passkey.lastUsedAt) })
                        : t('account.passkeyUnused')}
                    </p>
                  </div>
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={t('account.renameNamed', { name: passkey.name })}
                    onClick={() => setRenamed(passkey.id)}
                  >
                    {t('account.rename')}
                  </Button>
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={t('account.removePasskeyNamed', { name: passkey.name })}
                    onClick={() => void ask(passkey)}
                  >
                    {t('account.remove')}
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <AddPasskey />
    </div>
  );
};
