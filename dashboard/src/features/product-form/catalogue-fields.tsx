import { OptionSet } from '@shop/ui';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ActionNote } from '@/shared/display/action-note';
import { fieldProps } from '@/shared/forms/field-props';
import { RowSelect } from '@/shared/forms/row-select';
import { useControlledProps } from '@/shared/forms/use-controlled-props';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useTagName } from '@/shared/i18n/use-tag-name';
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
  const tagName = useTagName();
  const list = new Intl.ListFormat(useLocale());
  const form = useFormContext<ProductValues>();
  const { control, setValue, getValues, setFocus } = form;
  const { categories, brands, offers, vendors, self } = choices;
  const [categoryId, vendor] = useWatch({ control, name: ['category_id', 'vendor'] });
  const { value: chosen, ...tagProps } = useControlledProps({ control, name: 'tags' });
  /** The last change of the category: the values before it, and the new category. */
  const [undo, setUndo] = useState<
    Pick<ProductValues, 'category_id' | 'tags'> & { inCategory: string }
  >();
  const tagsOf = (category: string) =>
    categories.find(({ id }) => id === Number(category))?.tags ?? [];
  const known = tagsOf(categoryId);
  // Tags that the category no longer has are shown, so that they can be removed.
  const tags = [...known, ...chosen.filter((tag) => !known.includes(tag))];
  const before = undo?.inCategory === categoryId ? undo : undefined;
  const dropped = before?.tags.filter((tag) => !known.includes(tag)) ?? [];

  const changeCategory = () => {
    const [inCategory, old] = getValues(['category_id', 'tags']);
    const fitting = old.filter((tag) => tagsOf(inCategory).includes(tag));
    setValue('tags', fitting, { shouldDirty: true });
    setUndo({ category_id: categoryId, tags: old, inCategory });
  };
  const restore = () => {
    setValue('category_id', before?.category_id ?? '', { shouldDirty: true });
    setValue('tags', before?.tags ?? [], { shouldDirty: true });
    setUndo(undefined);
    setFocus('category_id');
  };
  const vendorHint = self ? 'productForm.vendorIsYou' : !vendor && 'productForm.vendorMayBeYou';
  return (
    <div className="flex flex-col gap-4">
      <div>
        <RowSelect
          label={t('products.category')}
          none={t('productForm.choose')}
          hint={categories.length === 0 && t('productForm.noCategories')}
          rows={categories.map((row) => ({ id: row.id, name: nameOf(row) }))}
          {...fieldProps(form, 'category_id', { onChange: changeCategory })}
        />
        <ActionNote
          text={
            dropped.length > 0 &&
            t('productForm.tagsDropped', { tags: list.format(dropped.map(tagName)) })
          }
          action={t('productForm.undo')}
          onAction={restore}
          className="mt-3"
        />
      </div>
      <OptionSet
        legend={t('productForm.tags')}
        hint={tags.length === 0 ? t('productForm.tagsHint') : undefined}
        options={tags.map((tag) => ({ value: tag, text: tagName(tag) }))}
        value={chosen}
        {...tagProps}
      />
      <RowSelect
        label={t('productForm.brand')}
        none={t('productForm.noBrand')}
        rows={brands}
        {...fieldProps(form, 'brand')}
      />
      <RowSelect
        label={t('products.vendor')}
        hint={vendorHint && t(vendorHint)}
        aria-disabled={Boolean(self)}
        none={self ? undefined : t('productForm.choose')}
        rows={self ? [self] : vendors}
        {...fieldProps(form, 'vendor')}
      />
      <RowSelect
        label={t('productForm.offer')}
        none={t('productForm.noOffer')}
        rows={offers.map(({ id, title: name, titleAr: nameAr }) => ({
          id,
          name: nameOf({ name, nameAr }),
        }))}
        {...fieldProps(form, 'offer')}
      />
    </div>
  );
};
