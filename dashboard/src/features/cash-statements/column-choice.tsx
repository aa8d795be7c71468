import type { StatementColumnsDto } from '@shop/contracts';
import { Button, SelectField } from '@shop/ui';
import { useState } from 'react';
import { focusInvalid } from '@/shared/forms/focus-invalid';
import { useText } from '@/shared/i18n/use-text';

const MEANINGS = ['waybill', 'amount'] as const;

/** Staff say which column of a file is the waybill and which the amount. */
export const ColumnChoice = ({
  choice: { columns },
  busy,
  onChoose,
}: {
  choice: StatementColumnsDto;
  busy: boolean;
  onChoose: (columns: { waybillColumn: number; amountColumn: number }) => void;
}) => {
  const t = useText();
  const [chosen, setChosen] = useState({ waybill: '', amount: '' });
  const [isChecked, setChecked] = useState(false);
  const { waybill, amount } = chosen;
  const problemOf = (meaning: (typeof MEANINGS)[number]): string | undefined => {
    if (!isChecked) return undefined;
    if (chosen[meaning] === '') return t('cashStatements.columnNeeded');
    return meaning === 'amount' && amount === waybill ? t('cashStatements.columnSame') : undefined;
  };
  return (
    <form
      noValidate
      aria-label={t('cashStatements.columns')}
      className="mt-5 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (!busy && waybill && amount && waybill !== amount)
          onChoose({ waybillColumn: Number(waybill), amountColumn: Number(amount) });
        else focusInvalid(event.currentTarget);
      }}
    >
      <p className="mb-4 max-w-3xl">{t('cashStatements.columnsAbout')}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {MEANINGS.map((meaning) => (
          <SelectField
            key={meaning}
            label={t(`cashStatements.column.${meaning}`)}
            error={problemOf(meaning)}
            value={chosen[meaning]}
            onChange={({ target }) => setChosen({ ...chosen, [meaning]: target.value })}
          >
            <option value="">{t('cashStatements.columnNone')}</option>
            {columns.map(({ column, heading, examples }) => (
              <option key={column} value={column}>
                {[heading, ...examples.slice(0, 2)].join(' · ')}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <Button type="submit" className="mt-4 max-sm:w-full" busy={busy}>
        {t('cashStatements.compare')}
      </Button>
    </form>
  );
};
