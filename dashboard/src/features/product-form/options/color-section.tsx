import { TextField } from '@shop/ui';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { ColorSet } from './color-set';
import { hasColors, type ProductValues } from '../product-values';

/** Whether to show colours and warranty: the category has them, values are set, or there is an error. */
export const useColors = (always: boolean) => {
  const { control } = useFormContext<ProductValues>();
  const [category, colors, warranty] = useWatch({
    control,
    name: ['category_id', 'colors', 'warranty'],
  });
  const isOpen = hasColors(category);
  const hasValues = colors.length > 0 || warranty !== '';
  return { isOpen, hasValues, isShown: isOpen || hasValues || always };
};

/** Colours and warranty of a watch; in another category a note when they are set. */
export const ColorSection = ({ always }: { always: boolean }) => {
  const t = useText();
  const { control, register, formState } = useFormContext<ProductValues>();
  const { isOpen, hasValues, isShown } = useColors(always);
  if (!isShown) return null;
  return (
    <Panel id="colors" title={t('productForm.colors')} className="xl:col-start-1">
      {isOpen ? (
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
      ) : (
        <p className="text-muted">
          {t(hasValues ? 'productForm.colorsUnused' : 'productForm.colorsElsewhere')}
        </p>
      )}
    </Panel>
  );
};
