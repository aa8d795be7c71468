import type { ScheduledDto } from '@shop/contracts';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { Status } from '@/shared/display/status';
import { scheduleState } from './schedule-state';
import { useNow } from './use-now';

const TONES = { now: 'done', later: 'waiting', over: 'closed' } as const;

/** When shoppers see a row, and unless it is hidden whether they see it now; nothing without a schedule. */
export const ScheduleNote = ({
  shownFrom,
  shownUntil,
  hidden = false,
}: ScheduledDto & {
  /** Whether the row is hidden at any time. */
  hidden?: boolean;
}) => {
  const t = useText();
  const { dateTime } = useFormat();
  const now = useNow([shownFrom, shownUntil]);
  if (!shownFrom && !shownUntil) return null;
  const state = scheduleState({ shownFrom, shownUntil }, now);
  return (
    <div className="text-small">
      {!hidden && <Status tone={TONES[state]}>{t(`schedule.state.${state}`)}</Status>}
      {shownFrom && (
        <p className="text-muted">{t('schedule.from', { time: dateTime(shownFrom) })}</p>
      )}
      {shownUntil && (
        <p className="text-muted">{t('schedule.until', { time: dateTime(shownUntil) })}</p>
      )}
    </div>
  );
};
