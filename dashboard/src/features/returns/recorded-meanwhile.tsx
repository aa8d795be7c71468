import type { ReturnLineDto } from '@shop/contracts';
import { useFormat } from '@/shared/i18n/use-format';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';

/** What a colleague has recorded of a line since the form was opened. */
export const RecordedMeanwhile = ({
  line,
  known,
  named = false,
}: {
  line: ReturnLineDto;
  /** As it was when the form was opened, and as it is entered. */
  known: readonly (Pick<ReturnLineDto, 'received' | 'good'> | undefined)[];
  /** Whether the name of the product is shown too. */
  named?: boolean;
}) => {
  const t = useText();
  const { count } = useFormat();
  const name = useNameOf()(line);
  if (line.received === null) return null;
  if (known.some((each) => each?.received === line.received && each.good === line.good))
    return null;
  return (
    <p role="status" className="mt-1 border-s-2 border-brass ps-3 text-small">
      {named && <bdi className="block font-semibold">{name}</bdi>}
      {t('returns.recordedMeanwhile', {
        received: count(line.received),
        good: count(line.good ?? 0),
      })}
    </p>
  );
};
