import { Button, OptionSet } from '@shop/ui';
import { useState } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { fieldProps } from '@/shared/forms/field-props';
import { RowSelect } from '@/shared/forms/row-select';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useLocale, useText } from '@/shared/i18n/use-text';
import type { ProductValues } from './product-values';

export interface ProductChoices {
  categories: { id: number; name: string; nameAr: string; tags: string[] }[];
  brands: { id: number; name: string }[];
  offers: { id: number; title: string; titleAr: string }[];
  vendors: { id: number; name: string }[];
  /** The signed-in vendor, who owns the product. */
  self?: { id: number; name: string };
}

/** Category with tags, brand, vendor and offer of the product. */
export const CatalogueFields = ({ choices }: { choices: ProductChoices }) => {
  const t = useText();
  const nameOf = useNameOf();
  const list = new Intl.ListFormat(useLocale());
  const form = useFormContext<ProductValues>();
  const { setValue, getValues, setFocus } = form;
  const { self } = choices;
  const categoryId = useWatch<ProductValues, 'category_id'>({ name: 'category_id' });
  const chosen = useWatch<ProductValues, 'tags'>({ name: 'tags' });
  const vendor = useWatch<ProductValues, 'vendor'>({ name: 'vendor' });
  /** The last change of the category: the values before it, and the new category. */
  const [undo, setUndo] = useState<
    Pick<ProductValues, 'category_id' | 'tags'> & { inCategory: string }
  >();
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
  const before = undo?.inCategory === categoryId ? undo : undefined;
  const dropped = before?.tags.filter((tag) => !known.includes(tag)) ?? [];
  const restore = () => {
    setValue('category_id', before?.category_id ?? '', { shouldDirty: true });
    setValue('tags', before?.tags ?? [], { shouldDirty: true });
    setUndo(undefined);
    setFocus('category_id');
  };
  return (
    <div className="flex flex-col gap-4">
      <div>
        <RowSelect
          label={t('products.category')}
          none={t('productForm.choose')}
          hint={choices.categories.length === 0 ? t('productForm.noCategories') : undefined}
          rows={choices.categories.map((row) => ({ id: row.id, name: nameOf(row) }))}
          {...fieldProps(form, 'category_id', { onChange: changeCategory })}
        />
        <div role="status">
          {dropped.length > 0 && (
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
        control={form.control}
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
      <RowSelect
        label={t('productForm.brand')}
        none={t('productForm.noBrand')}
        rows={choices.brands}
        {...fieldProps(form, 'brand')}
      />
      <RowSelect
        label={t('products.vendor')}
        hint={
          self
            ? t('productForm.vendorIsYou')
            : vendor === ''
              ? t('productForm.vendorMayBeYou')
              : undefined
        }
        aria-disabled={Boolean(self)}
        none={self ? undefined : t('productForm.choose')}
        rows={self ? [self] : choices.vendors}
        {...fieldProps(form, 'vendor')}
      />
      <RowSelect
        label={t('productForm.offer')}
        none={t('productForm.noOffer')}
        rows={choices.offers.map(({ id, title, titleAr }) => ({
          id,
          name: nameOf({ name: title, nameAr: titleAr }),
        }))}
        {...fieldProps(form, 'offer')}
      />
    </div>
  );
};
