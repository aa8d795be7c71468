import { useChange } from '@shop/api-client';
import type { SecondFactorStateDto } from '@shop/contracts';
import { Button } from '@shop/ui';
import { useState } from 'react';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { renewRecoveryCodes } from './own-account.queries';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorSetup } from './second-factor-setup';
import { TurnOffForm } from './turn-off-form';

/** Below this number new recovery codes are suggested. */
const FEW_CODES = 3;

/** Whether the second factor is on, and what can be done about it. */
export const SecondFactorState = ({
  state: { activeSince, codesLeft, required },
  onChanged,
}: {
  state: SecondFactorStateDto;
  onChanged: () => unknown;
}) => {
  const t = useText();
  const format = useFormat();
  const [codes, setCodes] = useState<string[]>();
  const [isTurningOff, setTurningOff] = useState(false);
  const renew = useChange(renewRecoveryCodes, [], {
    onSuccess: (answer) => setCodes(answer?.recoveryCodes),
    onError: (error) => notifyRefusal(error, t('account.notRenewed')),
  });
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          setCodes(undefined);
          void onChanged();
        }}
      />
    );
  if (activeSince === null) return <SecondFactorSetup onActive={setCodes} />;
  if (isTurningOff)
    return <TurnOffForm required={required} onCancel={() => setTurningOff(false)} />;
  return (
    <div className="flex flex-col gap-4">
      <p>{t('account.onSince', { day: format.day(activeSince) })}</p>
      <p className={codesLeft < FEW_CODES ? 'font-semibold text-sale' : 'text-muted'}>
        {t('account.codesLeft', { count: codesLeft })}
      </p>
      {required && <p className="text-muted">{t('account.required')}</p>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={renew.isPending} onClick={() => renew.mutate(undefined)}>
          {t('account.renewCodes')}
        </Button>
        <Button variant="secondary" onClick={() => setTurningOff(true)}>
          {t('account.turnOff')}
        </Button>
      </div>
    </div>
  );
};
