import type { UseFormReturn } from 'react-hook-form';
import { useText } from '@/shared/i18n/use-text';
import { BothLanguages } from '@/shared/rows/both-languages';
import { PictureInput } from '@/shared/rows/picture-input';
import type { Category } from './categories.queries';
import type { CategoryValues } from './category-values';

interface Fields {
  form: UseFormReturn<CategoryValues>;
}

/** Name, short info and description in both languages. */
export const CategoryTexts = ({ form }: Fields) => {
  const t = useText();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <BothLanguages
        form={form}
        name="name"
        label={t('categories.name')}
        labelAr={t('categories.nameAr')}
        maxLength={120}
        needed={t('categories.nameNeeded')}
      />
      <BothLanguages
        form={form}
        name="shortInfo"
        label={t('categories.shortInfo')}
        labelAr={t('categories.shortInfoAr')}
        maxLength={300}
      />
      <BothLanguages
        form={form}
        name="description"
        label={t('categories.description')}
        labelAr={t('categories.descriptionAr')}
        maxLength={5000}
        rows={4}
      />
    </div>
  );
};

/** Icon and banner; the saved ones stay until new files are chosen. */
export const CategoryPictures = ({ form, saved }: Fields & { saved?: Category }) => {
  const t = useText();
  return (
    <div className="flex flex-col gap-5">
      <PictureInput
        form={form}
        name="icon"
        label={t('categories.icon')}
        hint={t('categories.iconHint')}
        saved={saved?.icon}
        className="size-20"
      />
      <PictureInput
        form={form}
        name="banner"
        label={t('categories.banner')}
        hint={t('categories.bannerHint')}
        saved={saved?.banner}
        large
        className="aspect-3/1 w-full max-w-md"
      />
    </div>
  );
};
