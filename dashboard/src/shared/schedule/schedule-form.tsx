import type { ChangeScheduleDto, ScheduledDto } from '@shop/contracts';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { RowForm } from '@/shared/rows/row-form';
import { useRowForm } from '@/shared/rows/use-row-form';
import {
  fromScheduleField,
  ScheduleFields,
  toScheduleField,
  type ScheduleValues,
} from './schedule-fields';
import { ScheduleNote } from './schedule-note';

export type SaveSchedule = (id: number, body: ChangeScheduleDto) => Promise<{ data?: unknown }>;

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
    start: {
      shownFrom: toScheduleField(start.shownFrom),
      shownUntil: toScheduleField(start.shownUntil),
    },
    save: async (values: ScheduleValues) => {
      try {
        return await save(id, {
          shownFrom: fromScheduleField(values.shownFrom),
          shownUntil: fromScheduleField(values.shownUntil),
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
      <ScheduleFields form={form} />
    </RowForm>
  );
};
