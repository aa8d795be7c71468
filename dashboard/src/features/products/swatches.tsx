import { PALETTE } from '@shop/shop-rules';
import { useLocale, useText } from '@/shared/i18n/use-text';

/** The colours of a product, named for the ear and the pointer. */
export const Swatches = ({ colors }: { colors: string[] }) => {
  const t = useText();
  const locale = useLocale();
  if (colors.length === 0) return null;
  const nameOf = (hex: string) => {
    const known = PALETTE.find((one) => one.hex.toLowerCase() === hex.toLowerCase());
    return known ? (locale === 'ar' ? known.nameAr : known.name) : hex;
  };
  return (
    <ul aria-label={t('products.colors')} className="flex flex-wrap gap-1.5">
      {colors.map((hex) => (
        <li
          key={hex}
          title={nameOf(hex)}
          style={{ backgroundColor: hex }}
          className="size-5 rounded-full border border-control"
        >
          <span className="sr-only">{nameOf(hex)}</span>
        </li>
      ))}
    </ul>
  );
};
