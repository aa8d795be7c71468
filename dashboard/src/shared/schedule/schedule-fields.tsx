import { fromDubaiField, toDubaiField } from '@shop/shop-rules';
import { TextField } from '@shop/ui';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fieldProps } from '@/shared/forms/field-props';
import { useText } from '@/shared/i18n/use-text';

/** Start and end as typed, in the time of Dubai; empty: no limit. */
export interface ScheduleValues {
  shownFrom: string;
  shownUntil: string;
}

export const toScheduleField = (time: string | null | undefined): string =>
  time ? toDubaiField(time) : '';
export const fromScheduleField = (value: string): string | null =>
  value === '' ? null : fromDubaiField(value);

/** Browsers offer four digits of the year then. */
export const LATEST_TIME = '2099-12-31T23:59';

/** Whether a typed time is one that can be stored. */
export const isScheduleTime = (value: string): boolean => /^20\d\d-/.test(value);

/** The two times of a schedule. */
export const ScheduleFields = ({ form }: { form: UseFormReturn<ScheduleValues> }) => {
  const t = useText();
  const fields = useRef<HTMLDivElement>(null);
  /** A time that is entered in part has an empty value, which would mean no limit. */
  const isInPart = (name: keyof ScheduleValues) =>
    fields.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.validity.badInput === true;
  const isTime = (name: keyof ScheduleValues) => (value: string) =>
    (value === '' ? !isInPart(name) : isScheduleTime(value)) || t('schedule.time');
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
