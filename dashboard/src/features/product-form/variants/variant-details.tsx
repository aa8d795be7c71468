import { variantName } from '@shop/shop-rules';
import { NumberField, TextField } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { isAmount } from '@/shared/forms/is-amount';
import { numberOrNull } from '@/shared/forms/number-text';
import { offerProblem } from '@/shared/forms/offer-problem';
import { fieldProps } from '@/shared/forms/field-props';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { PriceCheck } from '../price-check';
import { pricesOf, type ProductValues } from '../product-values';
import { OWN_TEXTS, type FilledVariant } from './variant-values';

/** Text id of what is wrong with the own price, or the own offer price beside it. */
const problemOf = (name: 'price' | 'offerPrice', text: string, price: string) => {
  const value = numberOrNull(text);
  if (value !== null && !(isAmount(text) && value > 0)) return 'productForm.needPrice';
  return name === 'price' ? undefined : offerProblem(numberOrNull(price), value);
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
  const isRefused = variants.some(({ at }) =>
    OWN_TEXTS.some((name) => errors.variants?.[at]?.[name]),
  );
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
        {variants.map(({ at, ...variant }) => {
          const name = variantName(variant, locale);
          const { size, color, price } = variant;
          return (
            <li
              key={at}
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
                  {...fieldProps(form, `variants.${at}.code`)}
                />
                {(['price', 'offerPrice'] as const).map((field) => (
                  <NumberField
                    key={field}
                    label={t(`productForm.variants.${field}`)}
                    {...fieldProps(form, `variants.${at}.${field}`, {
                      validate: (text) => {
                        const problem = problemOf(field, text, price);
                        return !problem || t(problem);
                      },
                    })}
                  />
                ))}
              </div>
              {productId !== undefined && (
                <div className="sm:col-span-4">
                  <PriceCheck {...{ productId, size, color }} {...pricesOf(variant)} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
};
