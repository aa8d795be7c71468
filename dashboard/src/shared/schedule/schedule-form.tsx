import type { ChangeScheduleDto, ScheduledDto } from '@shop/contracts';
import { fromDubaiField, toDubaiField } from '@shop/shop-rules';
import { TextField } from '@shop/ui';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldProps } from '@/shared/forms/field-props';
import { useText } from '@/shared/i18n/use-text';
import { RowForm } from '@/shared/rows/row-form';
import { useRowForm } from '@/shared/rows/use-row-form';
import { ScheduleNote } from './schedule-note';

export type SaveSchedule = (id: number, body: ChangeScheduleDto) => Promise<{ data?: unknown }>;

const toField = (time: string | null) => (time === null ? '' : toDubaiField(time));
const fromField = (value: string) => (value === '' ? null : fromDubaiField(value));

/**
 * Start and end of what shoppers see, in the time of Dubai. After a colleague's change the entered times stay, with the
 * colleague's schedule above them, and saving again replaces that one.
 */
export const ScheduleForm = ({
  row: { id, shownFrom, shownUntil },
  label,
  save,
  stale,
  onDone,
}: {
  row: ScheduledDto & { id: number };
  label: string;
  save: SaveSchedule;
  stale: QueryKey;
  onDone: () => void;
}) => {
  const t = useText();
  const queries = useQueryClient();
  const [start] = useState({ shownFrom, shownUntil });
  const { form, ...shared } = useRowForm({
    start: { shownFrom: toField(start.shownFrom), shownUntil: toField(start.shownUntil) },
    save: async (values: { shownFrom: string; shownUntil: string }) => {
      try {
        return await save(id, {
          shownFrom: fromField(values.shownFrom),
          shownUntil: fromField(values.shownUntil),
          before: { shownFrom, shownUntil },
        });
      } catch (error) {
        void queries.invalidateQueries({ queryKey: stale });
        throw error;
      }
    },
    stale: [stale],
    saved: t('schedule.saved'),
    failed: t('schedule.notSaved'),
    onDone,
  });
  return (
    <RowForm label={label} submitText={t('schedule.save')} {...shared}>
      <p className="text-small text-muted">{t('schedule.about')}</p>
      {(shownFrom !== start.shownFrom || shownUntil !== start.shownUntil) && (
        <div role="status" className="border-s-2 border-brass ps-3">
          <p className="text-small">{t('schedule.changedTo')}</p>
          <ScheduleNote {...{ shownFrom, shownUntil }} />
        </div>
      )}
      <div className="grid gap-4 @md:grid-cols-2">
        <TextField
          type="datetime-local"
          label={t('schedule.shownFrom')}
          optionalText={t('rows.optional')}
          {...fieldProps(form, 'shownFrom')}
        />
        <TextField
          type="datetime-local"
          label={t('schedule.shownUntil')}
          optionalText={t('rows.optional')}
          {...fieldProps(form, 'shownUntil', {
            validate: (until, { shownFrom: from }) =>
              !until || !from || from < until || t('schedule.order'),
          })}
        />
      </div>
    </RowForm>
  );
};
