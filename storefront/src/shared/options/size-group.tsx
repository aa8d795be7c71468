import { useId } from 'react';
import { useText } from '@/shared/i18n/text';

/** Sizes as radio buttons. */
export const SizeGroup = ({
  sizes,
  value,
  onChange,
  error,
}: {
  sizes: readonly string[];
  value: string;
  onChange: (size: string) => void;
  error?: string;
}) => {
  const { t } = useText();
  const id = useId();
  return (
    <fieldset data-option="size" aria-describedby={error ? id : undefined}>
      <legend className="mb-2 text-small font-semibold">{t('option.size')}</legend>
      <div className="flex flex-wrap gap-2">
        {sizes.map((size) => (
          <label
            key={size}
            className="grid min-h-11 min-w-11 place-items-center rounded-control border border-control px-3 text-small font-medium hover:border-ink has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={id}
              value={size}
              checked={value === size}
              onChange={() => onChange(size)}
              className="sr-only"
            />
            <bdi>{size}</bdi>
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
