import { colorName } from '@shop/shop-rules';
import { cx } from '@shop/ui';
import { useId } from 'react';
import { useText } from '@/shared/i18n/text';

/** Colors as named swatches; the legend includes the chosen one. */
export const ColorGroup = ({
  colors,
  isSoldOut,
  value,
  onChange,
  error,
}: {
  colors: readonly string[];
  isSoldOut: (color: string) => boolean;
  value: string;
  onChange: (color: string) => void;
  error?: string;
}) => {
  const { t, locale } = useText();
  const id = useId();
  const nameOf = (hex: string) =>
    colorName(hex, locale) + (isSoldOut(hex) ? `: ${t('option.soldOut')}` : '');
  return (
    <fieldset data-option="color" aria-describedby={error ? id : undefined}>
      <legend className="mb-2 text-small font-semibold">
        {t('option.color')}
        {/* Arabic letters join across elements; the space separates the words. */}
        {value && <span className="ms-1 font-normal text-muted"> {colorName(value, locale)}</span>}
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
              name={id}
              value={hex}
              checked={value === hex}
              onChange={() => onChange(hex)}
              aria-label={nameOf(hex)}
              className="sr-only"
            />
            <span
              aria-hidden="true"
              className={cx(
                'size-8 rounded-full border border-control',
                isSoldOut(hex) && 'struck',
              )}
              style={{ backgroundColor: hex }}
            />
          </label>
        ))}
      </div>
      {error && (
        <p id={id} role="alert" className="mt-2 text-small font-semibold text-sale">
          {error}
        </p>
      )}
    </fieldset>
  );
};
