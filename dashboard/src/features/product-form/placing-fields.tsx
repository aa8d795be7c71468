import { SelectField } from '@shop/ui';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { OptionSet } from './option-set';
import type { ProductValues } from './product-values';

export interface ProductChoices {
  categories: { id: number; name: string; nameAr: string; tags: string[] }[];
  brands: { id: number; name: string }[];
  offers: { id: number; title: string; titleAr: string }[];
  vendors: { id: number; name: string }[];
  /** The vendor who fills the form in: the product is theirs. */
  self?: { id: number; name: string };
}

/** Where the product stands: category with its tags, brand, vendor and offer. */
export const PlacingFields = ({ choices }: { choices: ProductChoices }) => {
  const t = useText();
  const nameOf = useNameOf();
  const locale = useLocale();
  const { register, control, setValue, getValues, formState } = useFormContext<ProductValues>();
  const { errors } = formState;
  const categoryId = useWatch<ProductValues, 'category_id'>({ name: 'category_id' });
  const tagsOf = (id: string) =>
    choices.categories.find((category) => category.id === Number(id))?.tags ?? [];
  const tags = tagsOf(categoryId);
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={t('products.category')}
        error={errors.category_id?.message}
        {...register('category_id', {
          onChange: () => {
            const known = tagsOf(getValues('category_id'));
            setValue(
              'tags',
              getValues('tags').filter((tag) => known.includes(tag)),
            );
          },
        })}
      >
        <option value="">{t('productForm.choose')}</option>
        {choices.categories.map((category) => (
          <option key={category.id} value={category.id}>
            {nameOf(category)}
          </option>
        ))}
      </SelectField>
      <Controller
        control={control}
        name="tags"
        render={({ field }) => (
          <OptionSet
            legend={t('productForm.tags')}
            hint={tags.length === 0 ? t('productForm.tagsHint') : undefined}
            options={tags.map((tag) => ({ value: tag, text: tag }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <SelectField
        label={t('productForm.brand')}
        error={errors.brand?.message}
        {...register('brand')}
      >
        <option value="">{t('productForm.noBrand')}</option>
        {choices.brands.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('products.vendor')}
        error={errors.vendor?.message}
        hint={choices.self && t('productForm.vendorIsYou')}
        aria-disabled={Boolean(choices.self)}
        {...register('vendor')}
      >
        {choices.self ? (
          <option value={choices.self.id}>{choices.self.name}</option>
        ) : (
          <>
            <option value="">{t('productForm.choose')}</option>
            {choices.vendors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </>
        )}
      </SelectField>
      <SelectField
        label={t('productForm.offer')}
        error={errors.offer?.message}
        {...register('offer')}
      >
        <option value="">{t('productForm.noOffer')}</option>
        {choices.offers.map(({ id, title, titleAr }) => (
          <option key={id} value={id}>
            {locale === 'ar' && titleAr ? titleAr : title}
          </option>
        ))}
      </SelectField>
    </div>
  );
};
