import { isDeepStrictEqual } from 'node:util';
import { isShownAt, type Schedule } from '@shop/shop-rules';
import { Conflict, InvalidInput } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import type { ContentStore } from '../content-store/content-store.js';
import { scheduleOf, type ChangeScheduleDto } from './schedule.dto.js';

interface ScheduledRow {
  id: number;
  shownFrom: Date | null;
  shownUntil: Date | null;
}

/** Rows that shoppers see now, by the clock of this process, which also expires cached responses. */
export const shownNow = <T extends ScheduledRow>(rows: T[]): T[] => {
  const now = new Date();
  return rows.filter((row) => isShownAt(row, now));
};

/** Rejects a schedule that ends before it starts, at the field of its end. */
export const refuseEndBeforeStart = (
  { shownFrom, shownUntil }: Schedule,
  pointer = '#/shownUntil',
): void => {
  if (!shownFrom || !shownUntil || new Date(shownFrom) < new Date(shownUntil)) return;
  const detail = msg('content.scheduleOrder');
  throw new InvalidInput(detail, [{ pointer, detail }]);
};

/** Sets the schedule of a row; rejected if it was changed since `before` was read, unless to the same one. */
export const changeSchedule = <T extends ScheduledRow, Column extends keyof T & string>(
  store: ContentStore<T, Column>,
  id: number,
  { before, ...input }: ChangeScheduleDto,
): Promise<T> => {
  refuseEndBeforeStart(input);
  const [shownFrom, shownUntil] = [input.shownFrom, input.shownUntil].map(
    (time) => time && new Date(time),
  );
  const read = scheduleOf(before);
  return store.change(
    { id } as Parameters<typeof store.change>[0],
    { shownFrom, shownUntil } as Parameters<typeof store.change>[1],
    undefined,
    (row) => {
      const stored = scheduleOf(row);
      if (![read, scheduleOf(input)].some((each) => isDeepStrictEqual(stored, each)))
        throw new Conflict('changed_meanwhile', msg('content.scheduleChanged'));
    },
  );
};
