import { TextField, TextListField } from '@shop/ui';
import { useFormContext } from 'react-hook-form';
import { fieldProps } from '@/shared/forms/field-props';
import { useControlledProps } from '@/shared/forms/use-controlled-props';
import { useText } from '@/shared/i18n/use-text';
import { BothLanguages } from '@/shared/rows/both-languages';
import type { ProductValues } from './product-values';

/** Names, descriptions and sizes. */
export const InformationFields = () => {
  const t = useText();
  const form = useFormContext<ProductValues>();
  const sizes = useControlledProps({ control: form.control, name: 'sizes' });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <BothLanguages
        form={form}
        name="name"
        label={t('products.name')}
        labelAr={t('productForm.nameAr')}
        maxLength={200}
      />
      <TextField label={t('products.model')} maxLength={120} {...fieldProps(form, 'model')} />
      <TextField
        label={t('productForm.code')}
        maxLength={60}
        dir="ltr"
        {...fieldProps(form, 'code')}
      />
      <BothLanguages
        form={form}
        name="description"
        label={t('productForm.description')}
        labelAr={t('productForm.descriptionAr')}
        rows={4}
      />
      <div className="sm:col-span-2">
        <TextListField
          label={t('productForm.sizes')}
          hint={t('productForm.sizesHint')}
          addText={t('productForm.addSize')}
          entryText={(what, size) => t(`productForm.size.${what}`, { size })}
          maxLength={60}
          {...sizes}
        />
      </div>
    </div>
  );
};
