import type { ScheduledDto } from '@shop/contracts';
import { isShownAt } from '@shop/shop-rules';

export const SCHEDULE_STATES = ['now', 'later', 'over'] as const;
type ScheduleState = (typeof SCHEDULE_STATES)[number];

/** Whether shoppers see a row at a time, not yet or no longer; without a schedule they always do. */
export const scheduleState = ({ shownFrom, shownUntil }: ScheduledDto, at: Date): ScheduleState => {
  if (isShownAt({ shownFrom, shownUntil }, at)) return 'now';
  return shownUntil && new Date(shownUntil) <= at ? 'over' : 'later';
};
