import { ApiError } from '@shop/api-client';
import { RETURN_NOTE_LENGTH, RETURN_REASONS } from '@shop/shop-rules';
import { Button, Dialog, notify, SelectField, TextAreaField } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { newKey } from '@/shared/browser/new-key';
import { serverMessage } from '@/shared/api/server-message';
import { FormProblems } from '@/shared/forms/form-problems';
import { inputDraft } from '@/shared/forms/input-draft';
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

interface Choice {
  /** Quantities by line. */
  chosen: Readonly<Record<number, number>>;
  key: string;
}

export interface ReturnDialogProps {
  open: boolean;
  onClose: () => void;
  onRequested: () => void;
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
  onRequested,
  operationId,
  lines,
  address,
  isCash,
}: ReturnDialogProps) => {
  const { t } = useText();
  const queries = useQueryClient();
  const name = `return ${operationId}`;
  const form = useShopForm<Values>(inputDraft.over<Values>(name, { reason: '', note: '' }));
  // A single item is what the shopper wants to return.
  const only = lines.length === 1 && lines[0]?.left === 1 ? lines[0].lineId : undefined;
  const [input, setInput] = useState(() =>
    inputDraft.over<Choice>(name, {
      chosen: only === undefined ? {} : { [only]: 1 },
      key: newKey(),
    }),
  );
  const { chosen, key } = input;
  const [pictures, setPictures] = useState<File[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const wanted = lines.flatMap(({ lineId, left }) => {
    const quantity = Math.min(chosen[lineId] ?? 0, left);
    return quantity > 0 ? [{ lineId, quantity }] : [];
  });
  const { errors, register, watch } = form;
  const items = useRef<HTMLFieldSetElement>(null);
  const { isSubmitting } = form.formState;
  const [reason, note] = watch(['reason', 'note']);
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
    if (open) inputDraft.keep(name, { reason, note, ...input });
  }, [open, name, reason, note, input]);
  const reload = () => queries.invalidateQueries(returnQueries.of(operationId));
  const send = async ({ reason: why, note: words }: Values) => {
    if (wanted.length === 0 || why === '') return;
    try {
      await requestReturn(operationId, { lines: wanted, reason: why, note: words, pictures }, key);
    } catch (error) {
      // Another tab may have changed what can be returned; the response says so, until the next attempt.
      setIsChecked(false);
      void reload();
      if (!isOpen.current) notify(serverMessage(error, t('return.failed')), { kind: 'error' });
      if (!(error instanceof ApiError && error.code === 'key_reused')) throw error;
      // An earlier attempt, whose response was lost, arrived with other values.
      setInput((before) => ({ ...before, key: newKey() }));
      return form.setFailure(t('return.arrivedBefore'));
    }
    inputDraft.forget(name);
    await reload();
    notify(t('return.requested'), { kind: 'success' });
    onRequested();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    setIsChecked(true);
    if (wanted.length > 0) return form.sends(send, t('return.failed'))(event);
    // As a submit, so that an error disappears with the next change.
    void form.handleSubmit(() => undefined)();
    items.current?.querySelector<HTMLElement>('button:enabled')?.focus();
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
      <form id="return" noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <FormProblems form={form} />
        <fieldset ref={items}>
          <legend className="text-small font-semibold">{t('return.which')}</legend>
          <ul className="divide-y divide-line">
            {lines.map((line) => (
              <li key={line.lineId}>
                <ReturnLineField
                  line={line}
                  quantity={Math.min(chosen[line.lineId] ?? 0, line.left)}
                  onChange={(quantity) =>
                    setInput({ ...input, chosen: { ...chosen, [line.lineId]: quantity } })
                  }
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
      </form>
    </Dialog>
  );
};
