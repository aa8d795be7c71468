import { fromDubaiField, toDubaiField } from '@shop/shop-rules';
import { TextField } from '@shop/ui';
import type { UseFormReturn } from 'react-hook-form';
import { fieldProps } from '@/shared/forms/field-props';
import { useText } from '@/shared/i18n/use-text';
import { LATEST_TIME, useTimeFields } from './use-time-fields';

/** Start and end as typed, in the time of Dubai; empty: no limit. */
export interface ScheduleValues {
  shownFrom: string;
  shownUntil: string;
}

export const toScheduleField = (time: string | null | undefined): string =>
  time ? toDubaiField(time) : '';
export const fromScheduleField = (value: string): string | null =>
  value === '' ? null : fromDubaiField(value);

/** The two times of a schedule. */
export const ScheduleFields = ({ form }: { form: UseFormReturn<ScheduleValues> }) => {
  const t = useText();
  const { fields, isTime } = useTimeFields<keyof ScheduleValues>();
  return (
    <div ref={fields} className="grid gap-4 @md:grid-cols-2">
      <TextField
        type="datetime-local"
        max={LATEST_TIME}
        label={t('schedule.shownFrom')}
        optionalText={t('rows.optional')}
        {...fieldProps(form, 'shownFrom', { validate: isTime('shownFrom') })}
      />
      <TextField
        type="datetime-local"
        max={LATEST_TIME}
        label={t('schedule.shownUntil')}
        optionalText={t('rows.optional')}
        {...fieldProps(form, 'shownUntil', {
          validate: {
            time: isTime('shownUntil'),
            order: (until, { shownFrom: from }) =>
              !until || !from || from < until || t('schedule.order'),
          },
        })}
      />
    </div>
  );
};
