import { cx } from '@shop/ui';
import { useFormat } from '@/shared/i18n/use-format';

interface CountChip {
  /** Empty for all. */
  value: string;
  text: string;
  total: number;
}

/** Filters of a list with the numbers of their rows; one is chosen. */
export const CountChips = ({
  label,
  chosen,
  chips,
  onChoose,
}: {
  label: string;
  chosen: string;
  chips: CountChip[];
  onChoose: (value: string) => void;
}) => {
  const { count } = useFormat();
  return (
    <div role="group" aria-label={label} className="mb-3 flex flex-wrap gap-2">
      {chips.map(({ value, text, total }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          onClick={() => onChoose(value)}
          className={cx(
            'inline-flex min-h-9 items-center gap-2 rounded-full border px-3.5 transition-colors',
            chosen === value
              ? 'border-accent bg-accent text-on-accent'
              : 'border-control hover:border-ink hover:bg-sand',
          )}
        >
          {text}
          <span className="font-semibold tabular-nums">{count(total)}</span>
        </button>
      ))}
    </div>
  );
};
