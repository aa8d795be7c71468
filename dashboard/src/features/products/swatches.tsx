import { colorName } from '@shop/shop-rules';
import { useLocale, useText } from '@/shared/i18n/use-text';

/** Colours of a product with accessible names and tooltips. */
export const Swatches = ({ colors }: { colors: string[] }) => {
  const t = useText();
  const locale = useLocale();
  if (colors.length === 0) return null;
  return (
    <ul aria-label={t('products.colors')} className="flex flex-wrap gap-1.5">
      {colors.map((hex) => (
        <li
          key={hex}
          title={colorName(hex, locale)}
          style={{ backgroundColor: hex }}
          className="size-5 rounded-full border border-control"
        >
          <span className="sr-only">{colorName(hex, locale)}</span>
        </li>
      ))}
    </ul>
  );
};
