import { Button } from '@shop/ui';
import type { QueryKey } from '@tanstack/react-query';
import type { ScheduledDto } from '@shop/contracts';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { ScheduleForm, type SaveSchedule } from './schedule-form';
import { FormDialog } from '@/shared/unsaved/form-dialog';

/** Opens the schedule of a row in a dialog. */
export const ScheduleButton = ({
  row,
  name,
  save,
  stale,
}: {
  row: ScheduledDto & { id: number };
  name: string;
  save: SaveSchedule;
  /** Query to refetch after saving. */
  stale: QueryKey;
}) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const label = t('schedule.named', { name });
  return (
    <>
      <Button variant="secondary" size="small" aria-label={label} onClick={() => setOpen(true)}>
        <CalendarClock className="size-4" />
        {t('schedule.open')}
      </Button>
      <FormDialog open={open} onOpenChange={setOpen} title={label} closeLabel={t('shell.close')}>
        <ScheduleForm {...{ row, label, save, stale }} onDone={() => setOpen(false)} />
      </FormDialog>
    </>
  );
};
