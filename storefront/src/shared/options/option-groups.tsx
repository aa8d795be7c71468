import type { ReactNode, Ref } from 'react';
import { ColorGroup } from './color-group';
import { SizeGroup } from './size-group';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';
import type { Options } from './use-options';
import { stockWith } from './with-options';

/** Size and color selection of a product; what is sold out is struck through. */
export const OptionGroups = ({
  product,
  options,
  sizeGuide,
  ref,
}: {
  product: Pick<Product, 'sizes' | 'colors' | 'stock' | 'variants'>;
  options: Options;
  /** Its button. */
  sizeGuide?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}) => {
  const { t } = useText();
  const { sizes, colors } = product;
  const { size, color } = options;
  return (
    <div ref={ref} className="flex flex-col gap-5 empty:hidden">
      {sizes.length > 0 && (
        <div className="relative">
          {sizeGuide}
          <SizeGroup
            sizes={sizes}
            isSoldOut={(each) => stockWith(product, { size: each, color }) === 0}
            value={size}
            onChange={options.setSize}
            error={options.says.size ? t('option.sizeRequired') : undefined}
          />
        </div>
      )}
      {colors.length > 0 && (
        <ColorGroup
          colors={colors}
          isSoldOut={(each) => stockWith(product, { size, color: each }) === 0}
          value={color}
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
