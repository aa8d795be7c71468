import type { ReactNode } from 'react';
import { cx } from '../cx';

interface Option {
  value: string;
  text: string;
  /** Rendered before the text. */
  mark?: ReactNode;
}

/** Multiple choice as toggle chips. */
export const OptionSet = ({
  legend,
  hint,
  options,
  value,
  onChange,
}: {
  legend: string;
  hint?: string;
  options: Option[];
  value: string[];
  onChange: (value: string[]) => void;
}) => (
  <fieldset>
    <legend className="mb-2 font-semibold">{legend}</legend>
    {hint && <p className="text-muted">{hint}</p>}
    <div className="flex flex-wrap gap-2">
      {options.map((option) => {
        const chosen = value.includes(option.value);
        return (
          <label
            key={option.value}
            className={cx(
              'inline-flex min-h-9 items-center gap-2 rounded-full border px-3 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              chosen ? 'border-accent bg-accent text-on-accent' : 'border-control hover:bg-sand',
            )}
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen}
              onChange={() =>
                onChange(
                  chosen
                    ? value.filter((known) => known !== option.value)
                    : [...value, option.value],
                )
              }
            />
            {option.mark}
            <bdi className="first-letter:uppercase">{option.text}</bdi>
          </label>
        );
      })}
    </div>
  </fieldset>
);
