import { useText } from '@/shared/i18n/use-text';
import { RowForm } from '@/shared/rows/row-form';
import { useRowForm } from '@/shared/rows/use-row-form';
import { addCategory } from './categories.queries';
import { CategoryPictures, CategoryTexts } from './category-fields';
import { emptyCategory, toCategoryBody, type CategoryValues } from './category-values';
import { TagInputs } from './tag-inputs';

/** Adds a category. */
export const CategoryForm = ({ onDone }: { onDone?: () => void }) => {
  const t = useText();
  const { form, ...shared } = useRowForm<CategoryValues>({
    start: emptyCategory,
    adds: 'category',
    save: (values, _before, once) => addCategory(toCategoryBody(values), once),
    stale: [['categories']],
    saved: t('categories.added'),
    failed: t('categories.notSaved'),
    onDone,
  });
  return (
    <RowForm label={t('categories.add')} submitText={t('categories.add')} {...shared}>
      <CategoryTexts form={form} />
      <TagInputs form={form} />
      <CategoryPictures form={form} />
    </RowForm>
  );
};
