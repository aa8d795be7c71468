import type { CreateCategoryDto } from '@shop/contracts';
import type { Category } from './categories.queries';

/** Values of the category form. */
export interface CategoryValues {
  name: string;
  nameAr: string;
  shortInfo: string;
  shortInfoAr: string;
  description: string;
  descriptionAr: string;
  /** At least one; the last may be empty. */
  tags: { tag: string }[];
  icon: File | undefined;
  banner: File | undefined;
}

export const emptyCategory: CategoryValues = {
  name: '',
  nameAr: '',
  shortInfo: '',
  shortInfoAr: '',
  description: '',
  descriptionAr: '',
  tags: [{ tag: '' }],
  icon: undefined,
  banner: undefined,
};

/** Form values of a category; its saved pictures stay until new files are chosen. */
export const valuesOf = (category: Category): CategoryValues => ({
  name: category.name,
  nameAr: category.nameAr,
  shortInfo: category.shortInfo,
  shortInfoAr: category.shortInfoAr,
  description: category.description,
  descriptionAr: category.descriptionAr,
  tags: category.tags.length > 0 ? category.tags.map((tag) => ({ tag })) : emptyCategory.tags,
  icon: undefined,
  banner: undefined,
});

/** Request body: tags as JSON text, without empty ones. */
export const toCategoryBody = ({ tags, ...values }: CategoryValues): CreateCategoryDto => ({
  ...values,
  tags: JSON.stringify(tags.map(({ tag }) => tag.trim()).filter(Boolean)),
});
