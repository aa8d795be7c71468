import { Button } from '@shop/ui';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from '@/shared/i18n/use-text';
import { FormEnd } from '@/shared/forms/form-end';
import {
  fromScheduleField,
  ScheduleFields,
  toScheduleField,
  type ScheduleValues,
} from '@/shared/schedule/schedule-fields';
import { ScheduleNote } from '@/shared/schedule/schedule-note';
import { FormDialog } from '@/shared/unsaved/form-dialog';
import { withTimes, type ShownEntry } from './layout-values';

const TimesForm = ({
  label,
  hint,
  entry: { shownFrom, shownUntil },
  onApply,
}: {
  label: string;
  hint: string;
  entry: ShownEntry;
  onApply: (times: Omit<ShownEntry, 'shown'>) => void;
}) => {
  const t = useText();
  const form = useForm<ScheduleValues>({
    defaultValues: {
      shownFrom: toScheduleField(shownFrom),
      shownUntil: toScheduleField(shownUntil),
    },
  });
  return (
    <form
      noValidate
      aria-label={label}
      className="@container flex flex-col gap-4"
      onSubmit={(event) => {
        // React passes it on to the form of the page too.
        event.stopPropagation();
        void form.handleSubmit((times) =>
          onApply({
            shownFrom: fromScheduleField(times.shownFrom),
            shownUntil: fromScheduleField(times.shownUntil),
          }),
        )(event);
      }}
    >
      <p className="text-small text-muted">
        {t('schedule.about')} {hint}
      </p>
      <ScheduleFields form={form} />
      <FormEnd>
        <Button type="submit">{t('layout.applySchedule')}</Button>
      </FormEnd>
    </form>
  );
};

/** From when until when shoppers see an entry; saved with the page. */
export const EntrySchedule = <Entry extends ShownEntry>({
  entry,
  name,
  hint,
  replaced,
  onChange,
}: {
  entry: Entry;
  name: string;
  /** Below the explanation of the times. */
  hint: string;
  /** What a colleague has saved meanwhile and saving replaces. */
  replaced: ShownEntry | undefined;
  onChange: (entry: Entry) => void;
}) => {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { shown, shownFrom = null, shownUntil = null } = entry;
  const label = t('schedule.named', { name });
  return (
    <>
      <ScheduleNote {...{ shownFrom, shownUntil }} hidden={!shown} />
      {replaced && (
        <div role="status" className="my-1 border-s-2 border-brass ps-3 text-small">
          <p>{t('schedule.changedTo')}</p>
          {replaced.shownFrom || replaced.shownUntil ? (
            <ScheduleNote
              shownFrom={replaced.shownFrom ?? null}
              shownUntil={replaced.shownUntil ?? null}
              hidden
            />
          ) : (
            <p className="text-muted">{t('schedule.noLimit')}</p>
          )}
        </div>
      )}
      <Button
        variant="quiet"
        size="small"
        className="-ms-3"
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        <CalendarClock className="size-4" />
        {t('schedule.open')}
      </Button>
      <FormDialog open={isOpen} onOpenChange={setOpen} title={label} closeLabel={t('shell.close')}>
        <TimesForm
          {...{ label, hint, entry }}
          onApply={(times) => {
            onChange(withTimes(entry, times));
            setOpen(false);
          }}
        />
      </FormDialog>
    </>
  );
};
