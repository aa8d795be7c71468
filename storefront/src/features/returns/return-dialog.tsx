import { RETURN_NOTE_LENGTH, RETURN_REASONS } from '@shop/shop-rules';
import { Button, Dialog, notify, SelectField, TextAreaField } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newKey } from '@/shared/browser/new-key';
import { useShopForm } from '@/shared/forms/use-shop-form';
import { useText } from '@/shared/i18n/text';
import { ReturnLineField } from './return-line-field';
import { ReturnNext } from './return-next';
import { ReturnPicturesField } from './return-pictures-field';
import {
  requestReturn,
  returnQueries,
  type Returnable,
  type ReturnReason,
} from './returns.queries';

interface Values {
  reason: ReturnReason | '';
  note: string;
}

export interface ReturnDialogProps {
  open: boolean;
  onClose: () => void;
  operationId: string;
  lines: Returnable[];
  /** Where the courier collects the parcel. */
  address: string;
  isCash: boolean;
}

/** Requests a return: items, reason, note and pictures. What was entered stays when it is closed or fails. */
export const ReturnDialog = ({
  open,
  onClose,
  operationId,
  lines,
  address,
  isCash,
}: ReturnDialogProps) => {
  const { t } = useText();
  const queries = useQueryClient();
  const form = useShopForm<Values>({ reason: '', note: '' });
  const [key] = useState(newKey);
  // A single item is what the shopper wants to return.
  const only = lines.length === 1 && lines[0]?.left === 1 ? lines[0].lineId : undefined;
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>(
    only === undefined ? {} : { [only]: 1 },
  );
  const [pictures, setPictures] = useState<File[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const wanted = lines.flatMap(({ lineId, left }) => {
    const quantity = Math.min(chosen[lineId] ?? 0, left);
    return quantity > 0 ? [{ lineId, quantity }] : [];
  });
  const { errors, failure, register, watch } = form;
  const { isSubmitting } = form.formState;
  const reason = watch('reason');
  const reload = () => queries.invalidateQueries(returnQueries.of(operationId));
  const send = async ({ reason: why, note }: Values) => {
    if (wanted.length === 0 || why === '') return;
    try {
      await requestReturn(operationId, { lines: wanted, reason: why, note, pictures }, key);
    } catch (error) {
      // Another tab may have changed what can be returned.
      void reload();
      throw error;
    }
    await reload();
    notify(t('return.requested'), { kind: 'success' });
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('return.start')}
      closeLabel={t('close')}
      footer={
        <Button
          type="submit"
          form="return"
          className="w-full"
          busy={isSubmitting}
          busyText={t('sending')}
        >
          {t('return.submit')}
        </Button>
      }
    >
      <form
        id="return"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setIsChecked(true);
          if (!isSubmitting) form.sends(send, t('return.failed'))(event);
        }}
      >
        <fieldset>
          <legend className="text-small font-semibold">{t('return.which')}</legend>
          <ul className="divide-y divide-line">
            {lines.map((line) => (
              <li key={line.lineId}>
                <ReturnLineField
                  line={line}
                  quantity={Math.min(chosen[line.lineId] ?? 0, line.left)}
                  onChange={(quantity) => setChosen({ ...chosen, [line.lineId]: quantity })}
                />
              </li>
            ))}
          </ul>
          {isChecked && wanted.length === 0 && (
            <p role="alert" className="text-small font-semibold text-sale">
              {t('return.chooseItems')}
            </p>
          )}
        </fieldset>
        <SelectField
          label={t('return.reason')}
          error={errors.reason?.message}
          {...register('reason', {
            validate: (value) => value !== '' || t('return.chooseReason'),
          })}
        >
          <option value="">{t('return.chooseReason')}</option>
          {RETURN_REASONS.map((each) => (
            <option key={each} value={each}>
              {t(`return.reason.${each}`)}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label={t('return.note')}
          optionalText={t('field.optional')}
          error={errors.note?.message}
          rows={3}
          maxLength={RETURN_NOTE_LENGTH}
          dir="auto"
          {...register('note')}
        />
        <ReturnPicturesField files={pictures} onChange={setPictures} />
        <ReturnNext address={address} isCash={isCash} reason={reason} />
        {failure && (
          <p role="alert" className="border-s-2 border-sale bg-sand px-4 py-3 text-small">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  );
};
