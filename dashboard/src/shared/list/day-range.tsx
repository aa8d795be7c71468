import { controlClass, cx } from '@shop/ui';

const ENDS = ['from', 'to'] as const;
type End = (typeof ENDS)[number];

/** First and last day of a list; an empty one is unbounded. */
export const DayRange = ({
  texts,
  days,
  onChange,
}: {
  texts: Record<End, string>;
  days: Partial<Record<End, string>>;
  onChange: (changed: Partial<Record<End, string>>) => void;
}) => (
  <div className="grid grid-cols-2 gap-3 max-sm:w-full sm:flex">
    {ENDS.map((end) => (
      <label
        key={end}
        className="flex min-w-0 gap-x-2 text-small text-muted max-sm:flex-col sm:items-center"
      >
        {texts[end]}
        <input
          type="date"
          value={days[end] ?? ''}
          onChange={({ target }) => onChange({ [end]: target.value })}
          className={cx(controlClass, 'min-w-0 text-small sm:w-38')}
        />
      </label>
    ))}
  </div>
);
