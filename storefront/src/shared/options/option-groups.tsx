import type { OptionLists } from '@shop/shop-rules';
import type { Ref } from 'react';
import { ColorGroup } from './color-group';
import { SizeGroup } from './size-group';
import { useText } from '@/shared/i18n/text';
import type { Options } from './use-options';

/** Size and color selection of a product. */
export const OptionGroups = ({
  product: { sizes, colors },
  options,
  ref,
}: {
  product: OptionLists;
  options: Options;
  ref?: Ref<HTMLDivElement>;
}) => {
  const { t } = useText();
  return (
    <div ref={ref} className="flex flex-col gap-5 empty:hidden">
      {sizes.length > 0 && (
        <SizeGroup
          sizes={sizes}
          value={options.size}
          onChange={options.setSize}
          error={options.says.size ? t('option.sizeRequired') : undefined}
        />
      )}
      {colors.length > 0 && (
        <ColorGroup
          colors={colors}
          value={options.color}
          onChange={options.setColor}
          error={options.says.color ? t('option.colorRequired') : undefined}
        />
      )}
    </div>
  );
};

/** Validates the selection and focuses the first missing option. */
export const checkIn = (groups: HTMLElement | null, options: Options): boolean => {
  if (options.check()) return true;
  const first = options.missing.size ? 'size' : 'color';
  groups?.querySelector<HTMLElement>(`[data-option=${first}] input`)?.focus();
  return false;
};
