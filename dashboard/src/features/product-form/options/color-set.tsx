import { PALETTE } from '@shop/shop-rules';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { OptionSet } from './option-set';

/** The ten colours with names. */
export const ColorSet = ({
  value,
  onChange,
}: {
  value: string[];
  onChange: (colors: string[]) => void;
}) => {
  const t = useText();
  const locale = useLocale();
  return (
    <OptionSet
      legend={t('productForm.palette')}
      value={value}
      onChange={onChange}
      options={PALETTE.map(({ name, nameAr, hex }) => ({
        value: hex,
        text: locale === 'ar' ? nameAr : name,
        mark: (
          <span
            aria-hidden="true"
            style={{ backgroundColor: hex }}
            className="size-4 rounded-full border border-control"
          />
        ),
      }))}
    />
  );
};
