import { PALETTE } from '@shop/shop-rules';
import { useText } from '@/shared/text';

/** Colours as named swatches; the name of the chosen one stands beside the legend. */
export const ColorGroup = ({
  colors,
  value,
  onChange,
  error,
}: {
  colors: string[];
  value: string;
  onChange: (color: string) => void;
  error?: string;
}) => {
  const { t, pick } = useText();
  const nameOf = (hex: string) => {
    const known = PALETTE.find((color) => color.hex.toLowerCase() === hex.toLowerCase());
    return known ? pick(known.name, known.nameAr) : hex;
  };
  return (
    <fieldset aria-describedby={error ? 'color-error' : undefined}>
      <legend className="mb-2 text-small font-semibold">
        {t('option.color')}
        {value && <span className="ms-2 font-normal text-muted">{nameOf(value)}</span>}
      </legend>
      <div className="-mx-1.5 flex flex-wrap gap-2">
        {colors.map((hex) => (
          <label
            key={hex}
            title={nameOf(hex)}
            className="grid size-11 place-items-center rounded-full border border-transparent has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="color"
              value={hex}
              checked={value === hex}
              onChange={() => onChange(hex)}
              aria-label={nameOf(hex)}
              className="sr-only"
            />
            <span
              aria-hidden="true"
              className="size-8 rounded-full border border-control"
              style={{ background: hex }}
            />
          </label>
        ))}
      </div>
      {error && (
        <p id="color-error" role="alert" className="mt-2 text-small font-semibold text-sale">
          {error}
        </p>
      )}
    </fieldset>
  );
};
