import { controlClass, cx } from '@shop/ui';
import { ChevronDown } from 'lucide-react';

export interface Choice {
  value: string;
  text: string;
}

/** Filter of a list; the first option, labelled `all`, clears it. */
export const FilterSelect = ({
  label,
  all,
  choices,
  value,
  onChange,
}: {
  label: string;
  all: string;
  choices: Choice[];
  value: string;
  onChange: (value: string) => void;
}) => (
  <span className="relative block min-w-0 grow basis-36 sm:grow-0">
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={cx(controlClass, 'appearance-none truncate pe-9 text-small')}
    >
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </select>
    <ChevronDown className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-muted" />
  </span>
);
