import type { CreateCategoryDto, SizeGuideDto } from '@shop/contracts';
import type { CategoryDetails } from './categories.queries';

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
  sizeGuide: SizeGuideDto | null;
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
  sizeGuide: null,
  icon: undefined,
  banner: undefined,
};

/** Form values of a category; its saved pictures stay until new files are chosen. */
export const valuesOf = (category: CategoryDetails): CategoryValues => ({
  name: category.name,
  nameAr: category.nameAr,
  shortInfo: category.shortInfo,
  shortInfoAr: category.shortInfoAr,
  description: category.description,
  descriptionAr: category.descriptionAr,
  tags: category.tags.length > 0 ? category.tags.map((tag) => ({ tag })) : emptyCategory.tags,
  sizeGuide: category.sizeGuide,
  icon: undefined,
  banner: undefined,
});

/** The stored values that the form edits, for the server to compare. */
export const storedOf = (category: CategoryDetails): string => {
  const { name, nameAr, shortInfo, shortInfoAr, description, descriptionAr } = category;
  const { icon, banner, tags, sizeGuide } = category;
  return JSON.stringify({
    ...{ name, nameAr, shortInfo, shortInfoAr, description, descriptionAr },
    ...{ icon, banner, tags, sizeGuide },
  });
};

/** Request body: tags, without empty ones, and the size guide as JSON text. */
export const toCategoryBody = ({
  tags,
  sizeGuide,
  ...values
}: CategoryValues): CreateCategoryDto => ({
  ...values,
  tags: JSON.stringify(tags.map(({ tag }) => tag.trim()).filter(Boolean)),
  sizeGuide: sizeGuide ? JSON.stringify(sizeGuide) : '',
});
