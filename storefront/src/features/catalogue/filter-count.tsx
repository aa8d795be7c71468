import type { FilterValue } from './use-filter-groups';

/** The number beside a value. */
export const Count = ({ count }: Pick<FilterValue, 'count'>) =>
  count === undefined ? null : (
    <span className="opacity-70 tabular-nums">
      <bdi>({count})</bdi>
    </span>
  );
