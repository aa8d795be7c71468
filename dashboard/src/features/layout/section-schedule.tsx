import type { ArrangedLayoutDto } from '@shop/contracts';
import { Button } from '@shop/ui';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from '@/shared/i18n/use-text';
import { FormEnd } from '@/shared/layout/form-end';
import {
  fromScheduleField,
  ScheduleFields,
  toScheduleField,
  type ScheduleValues,
} from '@/shared/schedule/schedule-fields';
import { ScheduleNote } from '@/shared/schedule/schedule-note';
import { FormDialog } from '@/shared/unsaved/form-dialog';

type Section = ArrangedLayoutDto['sections'][number];

const TimesForm = ({
  label,
  section: { shownFrom, shownUntil },
  onApply,
}: {
  label: string;
  section: Section;
  onApply: (times: Pick<Section, 'shownFrom' | 'shownUntil'>) => void;
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
        {t('schedule.about')} {t('layout.scheduleHint')}
      </p>
      <ScheduleFields form={form} />
      <FormEnd>
        <Button type="submit">{t('layout.applySchedule')}</Button>
      </FormEnd>
    </form>
  );
};

/** From when until when shoppers see a section; saved with the page. */
export const SectionSchedule = ({
  section,
  name,
  onChange,
}: {
  section: Section;
  name: string;
  onChange: (section: Section) => void;
}) => {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { name: key, shown, shownFrom = null, shownUntil = null } = section;
  const label = t('schedule.named', { name });
  return (
    <>
      <ScheduleNote {...{ shownFrom, shownUntil }} hidden={!shown} />
      <Button
        variant="quiet"
        size="small"
        className="-ms-3"
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        <CalendarClock aria-hidden="true" className="size-4" strokeWidth={1.5} />
        {t('schedule.open')}
      </Button>
      <FormDialog open={isOpen} onOpenChange={setOpen} title={label} closeLabel={t('shell.close')}>
        <TimesForm
          label={label}
          section={section}
          onApply={({ shownFrom: from, shownUntil: until }) => {
            // As the server writes a section, so that the same times are no change.
            onChange({
              name: key,
              shown,
              ...(from && { shownFrom: from }),
              ...(until && { shownUntil: until }),
            });
            setOpen(false);
          }}
        />
      </FormDialog>
    </>
  );
};
