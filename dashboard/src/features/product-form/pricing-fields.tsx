import { FieldFrame, NumberField } from '@shop/ui';
import { discountPercent, savedAmount } from '@shop/shop-rules';
import { useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { AdjustmentReasonField } from '@/shared/adjustment-reason-field';
import { fieldProps } from '@/shared/forms/field-props';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { PriceCheck } from './price-check';
import { pricesOf, stockOf, type ProductValues } from './product-values';
import { countsVariants } from './variants/variant-values';

/** Price, offer price with the saving and whether the price will be struck through, and stock. */
export const PricingFields = ({ productId }: { productId: number | undefined }) => {
  const t = useText();
  const { aed, rate } = useFormat();
  const form = useFormContext<ProductValues>();
  const values = useWatch<ProductValues>() as ProductValues;
  const prices = pricesOf(values);
  const { price, offerPrice } = prices;
  const saved = savedAmount(prices);
  const note = () => {
    if (offerPrice > 0 && offerPrice >= price) return t('productForm.offerTooHigh');
    if (saved <= 0) return undefined;
    return t('productForm.saves', {
      amount: aed(saved),
      percent: rate(discountPercent(prices)),
    });
  };
  const { dirtyFields } = useFormState<ProductValues>();
  const isStockChanged = dirtyFields.stock || dirtyFields.variants;
  // The reason is that of a change.
  useEffect(() => {
    if (!isStockChanged) form.setValue('adjustmentReason', '', { shouldDirty: true });
  }, [isStockChanged, form]);
  const number = (name: 'price' | 'offerPrice' | 'stock', problem: string) =>
    fieldProps(form, name, { validate: (text) => !Number.isNaN(Number(text)) || t(problem) });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <NumberField label={t('productForm.price')} {...number('price', 'productForm.needPrice')} />
        <NumberField
          label={t('productForm.offerPrice')}
          {...number('offerPrice', 'settings.amountNeeded')}
        />
        {countsVariants(values) ? (
          <FieldFrame label={t('products.stock')} hint={t('productForm.variants.sum')}>
            {({ id }) => (
              <output id={id} className="flex min-h-11 items-center font-semibold tabular-nums">
                {stockOf(values)}
              </output>
            )}
          </FieldFrame>
        ) : (
          <NumberField
            label={t('products.stock')}
            inputMode="numeric"
            {...number('stock', 'productForm.needStock')}
          />
        )}
      </div>
      {productId !== undefined && isStockChanged && (
        <AdjustmentReasonField className="mt-4" {...form.register('adjustmentReason')} />
      )}
      <p className="mt-2 text-muted">{t('productForm.emptyIsZero')}</p>
      <p role="status" className="font-semibold text-brass">
        {note()}
      </p>
      <PriceCheck productId={productId} {...prices} />
    </>
  );
};
