import { colorName } from '@shop/shop-rules';
import { ColorMark } from '@/shared/display/color-mark';
import { useLocale, useText } from '@/shared/i18n/use-text';

/** Colours of a product with accessible names and tooltips. */
export const Swatches = ({ colors }: { colors: string[] }) => {
  const t = useText();
  const locale = useLocale();
  if (colors.length === 0) return null;
  return (
    <ul aria-label={t('products.colors')} className="flex flex-wrap gap-1.5">
      {colors.map((hex) => (
        <li key={hex} title={colorName(hex, locale)} className="flex">
          <ColorMark color={hex} className="size-5" />
          <span className="sr-only">{colorName(hex, locale)}</span>
        </li>
      ))}
    </ul>
  );
};
