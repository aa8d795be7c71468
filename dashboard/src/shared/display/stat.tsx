import { Skeleton } from '@shop/ui';
import { Link } from 'react-router';
import { useFormat } from '@/shared/i18n/use-format';

/** One labelled number with a link to its list. */
export const Stat = ({
  label,
  value,
  note,
  to,
}: {
  label: string;
  /** Undefined while loading, null after a failure. */
  value: number | null | undefined;
  note?: string;
  to: string;
}) => {
  const { count } = useFormat();
  return (
    <Link
      to={to}
      className="panel group flex flex-col gap-1 p-4 md:p-5 transition-colors hover:border-control"
    >
      <span className="text-muted group-hover:text-ink">{label}</span>
      {value === undefined ? (
        <Skeleton className="my-1 h-9 w-20" />
      ) : (
        <span className="display text-[2.25rem] leading-tight tabular-nums">
          {value === null ? '–' : count(value)}
        </span>
      )}
      {note && <span className="text-mini text-muted">{note}</span>}
    </Link>
  );
};
