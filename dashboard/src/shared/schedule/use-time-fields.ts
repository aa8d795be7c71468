import { useRef } from 'react';
import { useText } from '@/shared/i18n/use-text';

/** Browsers offer four digits of the year then. */
export const LATEST_TIME = '2099-12-31T23:59';

/** Whether a typed time is one that can be stored. */
export const isScheduleTime = (value: string): boolean => /^20\d\d-/.test(value);

/**
 * Checks of optional `datetime-local` fields: `fields` is the reference of an element around them, and `isTime(name)`
 * the rule of a field. A time that is entered in part has an empty value, which would mean no limit.
 */
export const useTimeFields = <Name extends string>() => {
  const t = useText();
  const fields = useRef<HTMLDivElement>(null);
  const isInPart = (name: Name) =>
    fields.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.validity.badInput === true;
  const isTime = (name: Name) => (value: string) =>
    (value === '' ? !isInPart(name) : isScheduleTime(value)) || t('schedule.time');
  return { fields, isTime };
};
