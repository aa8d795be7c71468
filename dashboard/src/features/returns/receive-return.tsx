import type { ReturnLineDto, StaffReturnDto } from '@shop/contracts';
import { optionText } from '@shop/shop-rules';
import { useState } from 'react';
import { SelectField } from '@shop/ui';
import { useOpenedRow } from '@/shared/forms/use-opened-row';
import { useFormat } from '@/shared/i18n/use-format';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { RecordedMeanwhile } from './recorded-meanwhile';
import { ActionForm } from '@/shared/forms/action-form';
import { DialogButton } from '@/shared/unsaved/dialog-button';
import { receiveReturn, type ReceivedLine } from './returns.queries';
import { useReturnForm } from './use-return-change';

const Quantity = ({
  label,
  accessibleName,
  most,
  value,
  onChange,
}: {
  label: string;
  /** Accessible name with the product. */
  accessibleName: string;
  most: number;
  value: number;
  onChange: (value: number) => void;
}) => {
  const { count } = useFormat();
  return (
    <SelectField
      label={label}
      aria-label={accessibleName}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {Array.from({ length: most + 1 }, (_, quantity) => (
        <option key={quantity} value={quantity}>
          {count(quantity)}
        </option>
      ))}
    </SelectField>
  );
};

const LineFields = ({
  line,
  opened,
  chosen,
  onChange,
}: {
  line: ReturnLineDto;
  /** As it was when the form was opened. */
  opened: ReturnLineDto | undefined;
  chosen: ReceivedLine;
  onChange: (chosen: ReceivedLine) => void;
}) => {
  const t = useText();
  const { count } = useFormat();
  const options = optionText(line, useLocale());
  const name = useNameOf()(line);
  const full = options ? `${name} (${options})` : name;
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <p className="font-semibold break-words">
        {count(line.quantity)} × <bdi>{name}</bdi>
      </p>
      {options && (
        <p className="text-mini text-muted">
          <bdi>{options}</bdi>
        </p>
      )}
      <RecordedMeanwhile line={line} known={[opened, chosen]} />
      <div className="mt-2 grid grid-cols-2 items-end gap-3">
        <Quantity
          label={t('returns.arrived')}
          accessibleName={t('returns.arrivedNamed', { name: full })}
          most={line.quantity}
          value={chosen.received}
          onChange={(received) =>
            onChange({ ...chosen, received, good: Math.min(chosen.good, received) })
          }
        />
        <Quantity
          label={t('returns.good')}
          accessibleName={t('returns.goodNamed', { name: full })}
          most={chosen.received}
          value={chosen.good}
          onChange={(good) => onChange({ ...chosen, good })}
        />
      </div>
    </li>
  );
};

const ReceiveForm = ({ row, onDone }: { row: StaffReturnDto; onDone: () => void }) => {
  const t = useText();
  const [chosen, setChosen] = useState<ReceivedLine[]>(
    row.lines.map(({ lineId, quantity, received, good }) => ({
      lineId,
      received: received ?? quantity,
      good: good ?? quantity,
    })),
  );
  const [isChecked, setIsChecked] = useState(false);
  const isNothing = chosen.every(({ received }) => received === 0);
  const { opened, change: decide } = useOpenedRow(row);
  const { mutate, isPending, problem } = useReturnForm(
    () => decide((seen) => receiveReturn(seen, chosen)),
    t('returns.received'),
    onDone,
  );
  return (
    <ActionForm
      busy={isPending}
      problem={isChecked && isNothing ? t('returns.nothingArrived') : problem}
      submitText={t('returns.receive')}
      onSend={() => {
        setIsChecked(true);
        if (!isNothing) mutate(undefined);
      }}
    >
      <p className="text-muted">{t('returns.receiveText')}</p>
      <ul className="divide-y divide-line">
        {row.lines.map((line, index) => (
          <LineFields
            key={line.lineId}
            line={line}
            opened={opened.lines[index]}
            chosen={chosen[index] ?? { lineId: line.lineId, received: 0, good: 0 }}
            onChange={(next) =>
              setChosen((all) => all.map((each) => (each.lineId === next.lineId ? next : each)))
            }
          />
        ))}
      </ul>
    </ActionForm>
  );
};

/** Records or corrects what arrived of a return, and what of it is good. */
export const ReceiveReturn = ({ row }: { row: StaffReturnDto }) => {
  const t = useText();
  const isFirst = row.state === 'approved';
  return (
    <DialogButton
      text={t(isFirst ? 'returns.receive' : 'returns.correct')}
      title={t('returns.receiveTitle')}
      variant={isFirst ? 'primary' : 'secondary'}
    >
      {(close) => <ReceiveForm row={row} onDone={close} />}
    </DialogButton>
  );
};
