import { TextField } from '@shop/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { ColorSet } from './color-set';
import type { ProductValues } from '../product-values';

/** Colours and warranty of a product. */
export const ColorSection = () => {
  const t = useText();
  const { control, register, formState } = useFormContext<ProductValues>();
  return (
    <Panel id="colors" title={t('productForm.colors')} className="xl:col-start-1">
      <div className="flex flex-col gap-4">
        <Controller
          control={control}
          name="colors"
          render={({ field }) => <ColorSet value={field.value} onChange={field.onChange} />}
        />
        <TextField
          label={t('productForm.warranty')}
          error={formState.errors.warranty?.message}
          maxLength={120}
          dir="auto"
          {...register('warranty')}
        />
      </div>
    </Panel>
  );
};
