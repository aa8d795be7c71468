import { useChange } from '@shop/api-client';
import type { ProtectedAccountDto } from '@shop/contracts';
import { Button, confirm, notify } from '@shop/ui';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { ownAccountQueries, removeSecondFactor } from './own-account.queries';

/** Second factors of other accounts, which admins remove when the app is lost. */
export const ProtectedAccounts = ({ accounts }: { accounts: ProtectedAccountDto[] }) => {
  const t = useText();
  const format = useFormat();
  const remove = useChange(removeSecondFactor, [ownAccountQueries.protectedAccounts().queryKey], {
    onSuccess: () => notify(t('account.factorRemoved'), { kind: 'success' }),
    onError: (error) => notifyRefusal(error, t('account.factorNotRemoved')),
  });
  const ask = async ({ id, name }: ProtectedAccountDto) => {
    const isSure = await confirm({
      title: t('account.removeTitle', { name }),
      text: t('account.removeText'),
      yesText: t('account.remove'),
      noText: t('rows.cancel'),
    });
    if (isSure) remove.mutate(id);
  };
  if (accounts.length === 0) return <p className="text-muted">{t('account.noFactors')}</p>;
  return (
    <ul aria-label={t('account.otherFactors')} className="flex flex-col divide-y divide-line">
      {accounts.map((account) => (
        <li key={account.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 flex-1">
            <p className="font-semibold break-words">
              <bdi>{account.name}</bdi>
            </p>
            <p className="text-small text-muted">
              <bdi dir="ltr">{account.username}</bdi>
              {' · '}
              {t('account.onSince', { day: format.day(account.activeSince) })}
            </p>
          </div>
          <Button
            variant="secondary"
            size="small"
            aria-label={t('account.removeNamed', { name: account.name })}
            onClick={() => void ask(account)}
          >
            {t('account.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
};
