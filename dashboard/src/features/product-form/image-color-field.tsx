import { colorName } from '@shop/shop-rules';
import { SelectField } from '@shop/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { colorOfImage, withImageColor } from './image-colors';
import type { ProductValues } from './product-values';

/** The color that a picture shows; nothing for a product without colors. */
export const ImageColorField = ({
  image,
  name,
}: {
  /** Reference of a saved picture, or key of a new file. */
  image: string;
  /** Of the picture, for screen readers. */
  name: string;
}) => {
  const t = useText();
  const locale = useLocale();
  const { setValue } = useFormContext<ProductValues>();
  const [colors, imageColors] = useWatch<ProductValues, ['colors', 'imageColors']>({
    name: ['colors', 'imageColors'],
  });
  if (colors.length === 0) return null;
  return (
    <SelectField
      label={t('productForm.imageColor', { name })}
      className="mt-1 [&>label]:sr-only"
      value={colorOfImage({ colors, imageColors }, image)}
      onChange={(event) =>
        setValue('imageColors', withImageColor(imageColors, image, event.target.value), {
          shouldDirty: true,
        })
      }
    >
      <option value="">{t('productForm.noImageColor')}</option>
      {colors.map((color) => (
        <option key={color} value={color}>
          {colorName(color, locale)}
        </option>
      ))}
    </SelectField>
  );
};
