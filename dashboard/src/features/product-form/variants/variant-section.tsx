import { MOST_VARIANTS, variantName } from '@shop/shop-rules';
import { CheckboxField } from '@shop/ui';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldProps } from '@/shared/forms/field-props';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import type { ProductValues } from '../product-values';
import { VariantDetails } from './variant-details';
import { VariantTable } from './variant-table';
import { countsVariants, filledVariants, unusedOptions, withCombinations } from './variant-values';

/** Stock, code and price of each size and color, once the product has one of them. */
export const VariantSection = ({ productId }: { productId: number | undefined }) => {
  const t = useText();
  const locale = useLocale();
  const form = useFormContext<ProductValues>();
  const values = useWatch<ProductValues>() as ProductValues;
  const { sizes, colors, variants } = values;
  const isCounted = countsVariants(values);
  const { setValue } = form;
  useEffect(() => {
    if (!isCounted) return;
    const all = withCombinations(variants, { sizes, colors });
    if (all.length > variants.length) setValue('variants', all);
  }, [isCounted, sizes, colors, variants, setValue]);
  if (sizes.length + colors.length === 0) return null;

  const validate = (isOn: boolean, now: ProductValues): true | string => {
    if (!isOn) return true;
    if (filledVariants(now).length > MOST_VARIANTS)
      return t('productForm.variants.most', { most: MOST_VARIANTS });
    const unused = unusedOptions(now)[0];
    return !unused || t('productForm.variants.unused', { name: variantName(unused, locale) });
  };
  const options = sizes.length === 0 ? 'colors' : colors.length === 0 ? 'sizes' : 'both';
  return (
    <Panel id="variants" title={t('productForm.variants')}>
      <div className="flex flex-col gap-4">
        <CheckboxField
          label={t(`productForm.variants.count.${options}`)}
          {...fieldProps(form, 'hasVariants', { validate })}
        />
        {isCounted && (
          <>
            <VariantTable {...{ sizes, colors, variants }} />
            <VariantDetails productId={productId} variants={filledVariants(values)} />
          </>
        )}
      </div>
    </Panel>
  );
};
