import { useChange } from '@shop/api-client';
import type { StaffSecurityDto } from '@shop/contracts';
import { Button, confirm, notify } from '@shop/ui';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { endAccountSessions, ownAccountQueries, removeSecondFactor } from './own-account.queries';

/** Second factors and sessions of other accounts, which admins remove and end. */
export const OtherAccounts = ({ accounts }: { accounts: StaffSecurityDto[] }) => {
  const t = useText();
  const format = useFormat();
  const stale = [ownAccountQueries.accounts().queryKey];
  const remove = useChange(removeSecondFactor, stale, {
    onSuccess: () => notify(t('account.factorRemoved'), { kind: 'success' }),
    onError: (error) => notifyRefusal(error, t('account.factorNotRemoved')),
  });
  const end = useChange(endAccountSessions, stale, {
    onSuccess: () => notify(t('account.accountSessionsEnded'), { kind: 'success' }),
    onError: (error) => notifyRefusal(error, t('account.sessionNotEnded')),
  });
  const askToRemove = async ({ id, name }: StaffSecurityDto) => {
    const isSure = await confirm({
      title: t('account.removeTitle', { name }),
      text: t('account.removeText'),
      yesText: t('account.remove'),
      noText: t('rows.cancel'),
    });
    if (isSure) remove.mutate(id);
  };
  const askToEnd = async ({ id, name }: StaffSecurityDto) => {
    const isSure = await confirm({
      title: t('account.endOfTitle', { name }),
      text: t('account.endOfText'),
      yesText: t('account.endOf'),
      noText: t('rows.cancel'),
    });
    if (isSure) end.mutate(id);
  };
  const factorsOf = ({ activeSince, passkeys }: StaffSecurityDto) =>
    [
      activeSince && t('account.onSince', { day: format.day(activeSince) }),
      passkeys > 0 && t('account.passkeyCount', { count: passkeys }),
    ].filter((text) => typeof text === 'string');
  if (accounts.length === 0) return <p className="text-muted">{t('account.noAccounts')}</p>;
  return (
    <ul aria-label={t('account.otherAccounts')} className="flex flex-col divide-y divide-line">
      {accounts.map((account) => (
        <li key={account.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 flex-1 basis-52">
            <p className="font-semibold break-words">
              <bdi>{account.name}</bdi>
            </p>
            <p className="text-small break-words text-muted">
              <bdi dir="ltr">{account.username}</bdi>
              {' · '}
              {factorsOf(account).join(' · ') || t('account.noFactor')}
              {' · '}
              {t('account.sessionCount', { count: account.sessions })}
            </p>
          </div>
          {account.sessions > 0 && (
            <Button
              variant="secondary"
              size="small"
              aria-label={t('account.endOfTitle', { name: account.name })}
              onClick={() => void askToEnd(account)}
            >
              {t('account.endOf')}
            </Button>
          )}
          {(account.activeSince !== null || account.passkeys > 0) && (
            <Button
              variant="secondary"
              size="small"
              aria-label={t('account.removeNamed', { name: account.name })}
              onClick={() => void askToRemove(account)}
            >
              {t('account.removeFactor')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
};
