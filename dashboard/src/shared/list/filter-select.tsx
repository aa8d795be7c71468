import { Select } from '@shop/ui';

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
  <Select
    aria-label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    frame="block min-w-0 grow basis-36 sm:grow-0"
    className="truncate text-small"
  >
    <option value="">{all}</option>
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.text}
      </option>
    ))}
  </Select>
);
