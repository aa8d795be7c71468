import { TextAreaField, TextField } from '@shop/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { useText } from '@/shared/i18n/use-text';
import type { ProductValues } from './product-values';
import { SizeInput } from './options/size-input';

/** Names, descriptions and sizes. */
export const InformationFields = () => {
  const t = useText();
  const { register, control, formState } = useFormContext<ProductValues>();
  const { errors } = formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('products.name')}
        error={errors.name?.message}
        maxLength={200}
        dir="auto"
        {...register('name')}
      />
      <TextField
        label={t('productForm.nameAr')}
        error={errors.nameAr?.message}
        maxLength={200}
        dir="rtl"
        lang="ar"
        {...register('nameAr')}
      />
      <TextField
        label={t('products.model')}
        error={errors.model?.message}
        maxLength={120}
        {...register('model')}
      />
      <TextField
        label={t('productForm.code')}
        error={errors.code?.message}
        maxLength={60}
        dir="ltr"
        {...register('code')}
      />
      <TextAreaField
        label={t('productForm.description')}
        error={errors.description?.message}
        rows={4}
        dir="auto"
        {...register('description')}
      />
      <TextAreaField
        label={t('productForm.descriptionAr')}
        error={errors.descriptionAr?.message}
        rows={4}
        dir="rtl"
        lang="ar"
        {...register('descriptionAr')}
      />
      <div className="sm:col-span-2">
        <Controller
          control={control}
          name="sizes"
          render={({ field }) => (
            <SizeInput
              value={field.value}
              onChange={field.onChange}
              error={errors.sizes?.message}
            />
          )}
        />
      </div>
    </div>
  );
};
