import { sizeName } from '@shop/shop-rules';
import { cx } from '@shop/ui';
import { useId } from 'react';
import { useText } from '@/shared/i18n/text';

/** Sizes as radio buttons. */
export const SizeGroup = ({
  sizes,
  isSoldOut,
  value,
  onChange,
  error,
}: {
  sizes: readonly string[];
  isSoldOut: (size: string) => boolean;
  value: string;
  onChange: (size: string) => void;
  error?: string;
}) => {
  const { t, locale } = useText();
  const id = useId();
  return (
    <fieldset data-option="size" aria-describedby={error ? id : undefined}>
      <legend className="mb-2 text-small font-semibold">{t('option.size')}</legend>
      <div className="flex flex-wrap gap-2">
        {sizes.map((size) => (
          <label
            key={size}
            className={cx(
              'grid min-h-11 min-w-11 place-items-center rounded-control border px-3 text-small font-medium hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              isSoldOut(size)
                ? 'struck border-line text-muted has-checked:border-ink has-checked:bg-sand has-checked:text-ink'
                : 'border-control has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent',
            )}
          >
            <input
              type="radio"
              name={id}
              value={size}
              checked={value === size}
              onChange={() => onChange(size)}
              aria-label={
                isSoldOut(size) ? `${sizeName(size, locale)}: ${t('option.soldOut')}` : undefined
              }
              className="sr-only"
            />
            <bdi>{sizeName(size, locale)}</bdi>
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
