import { NumberField, TextField } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldProps } from '@/shared/forms/field-props';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { PriceCheck } from '../price-check';
import { numberOf, type ProductValues } from '../product-values';
import { variantName, type FilledVariant } from './variant-values';

const isPrice = (text: string): boolean =>
  text === '' || (/^\d+(\.\d{1,2})?$/.test(text) && Number(text) > 0);

const offerProblem = (price: string, offer: string): string | undefined => {
  if (offer === '') return undefined;
  if (!isPrice(offer)) return 'productForm.needPrice';
  if (price === '') return 'quick.offerNeedsPrice';
  return Number(offer) >= Number(price) ? 'productForm.offerTooHigh' : undefined;
};

/** Code and prices of each variant, where they are its own; opens when one is refused. */
export const VariantDetails = ({
  productId,
  variants,
}: {
  productId: number | undefined;
  variants: FilledVariant[];
}) => {
  const t = useText();
  const locale = useLocale();
  const form = useFormContext<ProductValues>();
  const details = useRef<HTMLDetailsElement>(null);
  const { errors, submitCount } = form.formState;
  const refused = variants.find(({ at }) => {
    const { code, price, offerPrice } = errors.variants?.[at] ?? {};
    return code ?? price ?? offerPrice;
  });
  const isRefused = refused !== undefined;
  useEffect(() => {
    if (!isRefused || !details.current) return;
    details.current.open = true;
    details.current.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isRefused, submitCount]);
  if (variants.length === 0) return null;
  return (
    <details ref={details} className="border-t border-line pt-4">
      <summary className="min-h-6 cursor-pointer font-semibold">
        {t('productForm.variants.details')}
      </summary>
      <p className="mt-2 text-small text-muted">{t('productForm.variants.detailsHint')}</p>
      <ul>
        {variants.map((variant) => {
          const name = variantName(variant, locale);
          return (
            <li
              key={variant.at}
              className="grid items-start gap-x-4 gap-y-2 border-b border-line py-3 last:border-b-0 sm:grid-cols-4"
            >
              <p aria-hidden="true" className="font-semibold sm:pt-8">
                <bdi>{name}</bdi>
              </p>
              <div role="group" aria-label={name} className="contents">
                <TextField
                  label={t('productForm.variants.code')}
                  maxLength={60}
                  dir="ltr"
                  {...fieldProps(form, `variants.${variant.at}.code`)}
                />
                <NumberField
                  label={t('productForm.variants.price')}
                  {...fieldProps(form, `variants.${variant.at}.price`, {
                    validate: (text) => isPrice(text.trim()) || t('productForm.needPrice'),
                  })}
                />
                <NumberField
                  label={t('productForm.variants.offerPrice')}
                  {...fieldProps(form, `variants.${variant.at}.offerPrice`, {
                    validate: (text) => {
                      const problem = offerProblem(variant.price.trim(), text.trim());
                      return !problem || t(problem);
                    },
                  })}
                />
              </div>
              {productId !== undefined && (
                <div className="sm:col-span-4">
                  <PriceCheck
                    {...{ productId, size: variant.size, color: variant.color }}
                    {...{
                      price: numberOf(variant.price),
                      offerPrice: numberOf(variant.offerPrice),
                    }}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
};
