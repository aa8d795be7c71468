import { NumberField } from '@shop/ui';
import { useFormContext } from 'react-hook-form';
import { fieldProps } from '@/shared/forms/field-props';
import { useLocale, useText } from '@/shared/i18n/use-text';
import type { ProductValues } from '../product-values';
import { variantName, type VariantText } from './variant-values';

/** Stock of one combination; the arrow keys move to the cells below and above. */
export const StockCell = ({
  at,
  variant,
  below,
  above,
  onPaste,
}: {
  /** Place of the combination in the form. */
  at: number;
  variant: VariantText | undefined;
  below: number | undefined;
  above: number | undefined;
  /** Returns whether it has entered the text. */
  onPaste: (text: string) => boolean;
}) => {
  const t = useText();
  const locale = useLocale();
  const form = useFormContext<ProductValues>();
  // A new combination is added to the form after the first rendering.
  if (!variant) return null;
  return (
    <NumberField
      key={at}
      label={t('productForm.variants.stockOf', { name: variantName(variant, locale) })}
      className="w-24 [&>label]:sr-only"
      inputMode="numeric"
      onPaste={(event) => {
        if (onPaste(event.clipboardData.getData('text'))) event.preventDefault();
      }}
      onKeyDown={(event) => {
        const next = { ArrowDown: below, ArrowUp: above }[event.key];
        if (next === undefined) return;
        event.preventDefault();
        form.setFocus(`variants.${next}.stock`, { shouldSelect: true });
      }}
      {...fieldProps(form, `variants.${at}.stock`, {
        validate: (text) => /^\d*$/.test(text.trim()) || t('productForm.needStock'),
        deps: 'hasVariants',
      })}
    />
  );
};
