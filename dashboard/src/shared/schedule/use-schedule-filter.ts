import type { ScheduledDto } from '@shop/contracts';
import { useText } from '@/shared/i18n/use-text';
import type { RowFilter } from '@/shared/rows/row-filter';
import { SCHEDULE_STATES, scheduleState } from './schedule-state';
import { useNow } from './use-now';

/** Filter of rows by whether shoppers see them; `hidden` are rows that they see at no time. */
export const useScheduleFilter = <Row extends ScheduledDto>(
  rows: Row[] | undefined,
  hidden?: { text: string; has: (row: Row) => boolean },
): RowFilter<Row> => {
  const t = useText();
  const now = useNow(rows?.flatMap(({ shownFrom, shownUntil }) => [shownFrom, shownUntil]) ?? []);
  return {
    name: 'state',
    label: t('schedule.status'),
    all: t('schedule.allStatuses'),
    choices: [
      ...SCHEDULE_STATES.map((value) => ({
        value,
        text: t(`schedule.state.${value}`),
        has: (row: Row) => !hidden?.has(row) && scheduleState(row, now) === value,
      })),
      ...(hidden ? [{ value: 'hidden', ...hidden }] : []),
    ],
  };
};
