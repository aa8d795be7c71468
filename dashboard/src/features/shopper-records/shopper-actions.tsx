import { useChange } from '@shop/api-client';
import { Button, confirm, saveFile } from '@shop/ui';
import { useNavigate } from 'react-router';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { ReasonForm } from '@/shared/forms/reason-form';
import { paths } from '@/shared/paths';
import { useText } from '@/shared/i18n/use-text';
import { CorrectShopper } from './correct-shopper';
import { MergeShopper } from './merge-shopper';
import {
  block,
  endSessions,
  erase,
  exportData,
  resetPassword,
  unblock,
  type ShopperRecord,
} from './shopper-records.queries';
import { useRecordChange } from './use-record-change';
import { useMay } from '@/shared/rights/use-may';
import { DialogButton } from '@/shared/unsaved/dialog-button';
import { useHeld } from '@/shared/unsaved/use-held';

const BlockForm = ({ id, onDone }: { id: number; onDone: () => void }) => {
  const t = useText();
  const { mutate, isPending, problem } = useRecordChange(
    id,
    (reason: string) => block(id, reason),
    onDone,
    { inForm: true },
  );
  return (
    <ReasonForm
      about={t('shopper.blockText')}
      label={t('shopper.blockReason')}
      missingText={t('shopper.reasonNeeded')}
      busy={isPending}
      problem={problem}
      submitText={t('shopper.blockNow')}
      variant="danger"
      onSend={mutate}
    />
  );
};

/** Blocks the account, with a reason for staff. */
const BlockShopper = ({ id, name }: { id: number; name: string }) => {
  const t = useText();
  return (
    <DialogButton
      text={t('shopper.block')}
      title={t('shopper.blockTitle', { name })}
      variant="danger"
    >
      {(close) => <BlockForm id={id} onDone={close} />}
    </DialogButton>
  );
};

/** What staff can do with the account; each asks first. */
export const ShopperActions = ({ record }: { record: ShopperRecord }) => {
  const t = useText();
  const { user, blocked } = record;
  const { id, name, email } = user;
  const reset = useRecordChange(id, () => resetPassword(id));
  const end = useRecordChange(id, () => endSessions(id));
  const free = useRecordChange(id, () => unblock(id));
  const navigate = useNavigate();
  const may = useMay();
  const can = useHeld({ block: !blocked, unblock: blocked !== null, merge: !blocked });
  const gone = useRecordChange(
    id,
    () => erase(id),
    () => void navigate(paths.shoppers, { replace: true }),
  );
  const copy = useChange(exportData, [['audit']], {
    onSuccess: (data) =>
      saveFile(
        new Blob([JSON.stringify(data)], { type: 'application/json' }),
        `shopper-${id}.json`,
      ),
    onError: (error) => notifyRefusal(error, t('shopper.notExported')),
  });
  const ask = async (
    action: 'reset' | 'end' | 'unblock' | 'erase',
    { mutate, isPending }: { mutate: () => void; isPending: boolean },
  ) => {
    if (isPending) return;
    const isSure = await confirm({
      title: t(`shopper.ask.${action}.title`, { name }),
      text: t(`shopper.ask.${action}.text`, { email }),
      yesText: t(`shopper.ask.${action}.yes`),
      noText: t('rows.cancel'),
      danger: action === 'erase',
    });
    if (isSure) mutate();
  };
  return (
    <div className="flex flex-wrap gap-2">
      {may('shoppers.edit') && (
        <>
          <CorrectShopper user={user} />
          {!blocked && (
            <Button variant="secondary" size="small" onClick={() => void ask('reset', reset)}>
              {t('shopper.reset')}
            </Button>
          )}
          <Button variant="secondary" size="small" onClick={() => void ask('end', end)}>
            {t('shopper.endSessions')}
          </Button>
          {can.unblock && (
            <Button variant="secondary" size="small" onClick={() => void ask('unblock', free)}>
              {t('shopper.unblock')}
            </Button>
          )}
          {can.block && <BlockShopper id={id} name={name} />}
        </>
      )}
      {may('shoppers.data') && (
        <>
          {can.merge && <MergeShopper user={user} />}
          <Button
            variant="secondary"
            size="small"
            busy={copy.isPending}
            onClick={() => copy.mutate(id)}
          >
            {t('shopper.export')}
          </Button>
          <Button variant="danger" size="small" onClick={() => void ask('erase', gone)}>
            {t('shopper.erase')}
          </Button>
        </>
      )}
    </div>
  );
};
