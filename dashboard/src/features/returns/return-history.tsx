import type { StaffReturnDto } from '@shop/contracts';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { ReturnStatus } from './return-status';

/** States that a return has reached, newest first. */
export const ReturnHistory = ({ row: { steps, refusal } }: { row: StaffReturnDto }) => {
  const t = useText();
  const { dateTime } = useFormat();
  return (
    <ol aria-label={t('returns.history')} className="flex flex-col gap-3">
      {steps.toReversed().map(({ state, at }) => (
        <li key={state}>
          <ReturnStatus row={{ state }} />
          <time dateTime={at} className="block ps-4 text-mini text-muted">
            {dateTime(at)}
          </time>
          {state === 'refused' && (
            <p className="ps-4 text-small break-words">
              <bdi>{refusal}</bdi>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
};
