import { PALETTE } from '@shop/shop-rules';
import { OptionSet, TextField } from '@shop/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { fieldProps } from '@/shared/forms/field-props';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { ColorMark } from './color-mark';
import type { ProductValues } from './product-values';

/** Colours and warranty of a product. */
export const ColorSection = () => {
  const t = useText();
  const nameOf = useNameOf();
  const form = useFormContext<ProductValues>();
  const options = PALETTE.map(({ hex, ...color }) => ({
    value: hex,
    text: nameOf(color),
    mark: <ColorMark color={hex} />,
  }));
  return (
    <Panel id="colors" title={t('productForm.colors')} className="xl:col-start-1">
      <div className="flex flex-col gap-4">
        <Controller
          control={form.control}
          name="colors"
          render={({ field: { value, onChange } }) => (
            <OptionSet legend={t('productForm.palette')} {...{ options, value, onChange }} />
          )}
        />
        <TextField
          label={t('productForm.warranty')}
          maxLength={120}
          dir="auto"
          {...fieldProps(form, 'warranty')}
        />
        <TextField
          label={t('productForm.warrantyAr')}
          maxLength={120}
          lang="ar"
          dir="rtl"
          {...fieldProps(form, 'warrantyAr')}
        />
      </div>
    </Panel>
  );
};
