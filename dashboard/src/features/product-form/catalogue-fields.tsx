import { Button, SelectField } from '@shop/ui';
import { useState } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { OptionSet } from './options/option-set';
import type { ProductValues } from './product-values';

export interface ProductChoices {
  categories: { id: number; name: string; nameAr: string; tags: string[] }[];
  brands: { id: number; name: string }[];
  offers: { id: number; title: string; titleAr: string }[];
  vendors: { id: number; name: string }[];
  /** The signed-in vendor, who owns the product. */
  self?: { id: number; name: string };
}

/** The category before the last change, for undo. */
const nothing = { category_id: '', tags: [] as string[] };

/** Category with tags, brand, vendor and offer of the product. */
export const CatalogueFields = ({ choices }: { choices: ProductChoices }) => {
  const t = useText();
  const nameOf = useNameOf();
  const locale = useLocale();
  const list = new Intl.ListFormat(locale);
  const { register, control, setValue, getValues, setFocus, formState } =
    useFormContext<ProductValues>();
  const { errors } = formState;
  const categoryId = useWatch<ProductValues, 'category_id'>({ name: 'category_id' });
  const chosen = useWatch<ProductValues, 'tags'>({ name: 'tags' });
  const [undo, setUndo] = useState({ ...nothing, inCategory: '' });
  const categoryOf = (id: string) =>
    choices.categories.find((category) => category.id === Number(id));
  const known = categoryOf(categoryId)?.tags ?? [];
  // Tags that the category no longer has are shown, so that they can be removed.
  const tags = [...known, ...chosen.filter((tag) => !known.includes(tag))];

  const changeCategory = () => {
    const [inCategory, old] = getValues(['category_id', 'tags']);
    const fitting = categoryOf(inCategory)?.tags ?? [];
    setValue(
      'tags',
      old.filter((tag) => fitting.includes(tag)),
      { shouldDirty: true },
    );
    setUndo({ category_id: categoryId, tags: old, inCategory });
  };
  const dropped = undo.tags.filter((tag) => !known.includes(tag));
  const isDropped = undo.inCategory === categoryId && dropped.length > 0;
  const restore = () => {
    setValue('category_id', undo.category_id, { shouldDirty: true });
    setValue('tags', undo.tags, { shouldDirty: true });
    setUndo({ ...nothing, inCategory: '' });
    setFocus('category_id');
  };
  return (
    <div className="flex flex-col gap-4">
      <div>
        <SelectField
          label={t('products.category')}
          error={errors.category_id?.message}
          {...register('category_id', { onChange: changeCategory })}
        >
          <option value="">{t('productForm.choose')}</option>
          {choices.categories.map((category) => (
            <option key={category.id} value={category.id}>
              {nameOf(category)}
            </option>
          ))}
        </SelectField>
        <div role="status">
          {isDropped && (
            <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 border-s-4 border-s-brass bg-sand px-3 py-2">
              <p className="min-w-0 grow">
                {t('productForm.tagsDropped', { tags: list.format(dropped) })}
              </p>
              <Button variant="quiet" size="small" onClick={restore}>
                {t('productForm.undo')}
              </Button>
            </div>
          )}
        </div>
      </div>
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
