import { TextField } from '@shop/ui';
import { fieldProps } from '@/shared/forms/field-props';
import { RowSelect } from '@/shared/forms/row-select';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { BothLanguages } from '@/shared/rows/both-languages';
import { PictureInput } from '@/shared/rows/picture-input';
import { RowForm } from '@/shared/rows/row-form';
import { useRowForm } from '@/shared/rows/use-row-form';
import { addBanner } from './banners.queries';

interface BannerValues {
  title: string;
  titleAr: string;
  tagline: string;
  taglineAr: string;
  about: string;
  aboutAr: string;
  path: string;
  category: string;
  image: File | undefined;
}

const empty: BannerValues = {
  title: '',
  titleAr: '',
  tagline: '',
  taglineAr: '',
  about: '',
  aboutAr: '',
  path: '',
  category: '',
  image: undefined,
};

/** Adds a banner, which is active immediately. */
export const BannerForm = ({
  categories,
  onDone,
}: {
  categories: { id: number; name: string; nameAr: string }[];
  onDone?: () => void;
}) => {
  const t = useText();
  const nameOf = useNameOf();
  const { form, ...shared } = useRowForm<BannerValues>({
    start: empty,
    adds: 'banner',
    save: ({ image, category, ...texts }, _before, once) =>
      // The server reports a missing picture at this field.
      addBanner({ ...texts, category: Number(category) || null, image: image as File }, once),
    stale: [['banners']],
    saved: t('banners.added'),
    failed: t('banners.notSaved'),
    onDone,
  });
  const { errors } = form.formState;
  return (
    <RowForm label={t('banners.add')} submitText={t('banners.add')} {...shared}>
      <div className="grid grid-cols-1 gap-4 @md:grid-cols-2">
        <BothLanguages
          form={form}
          name="title"
          label={t('banners.name')}
          labelAr={t('banners.nameAr')}
          maxLength={200}
        />
        <BothLanguages
          form={form}
          name="tagline"
          label={t('banners.tagline')}
          labelAr={t('banners.taglineAr')}
          maxLength={200}
        />
        <BothLanguages
          form={form}
          name="about"
          label={t('banners.about')}
          labelAr={t('banners.aboutAr')}
          maxLength={1000}
          rows={2}
        />
        <RowSelect
          label={t('products.category')}
          none={t('banners.noCategory')}
          rows={categories.map((category) => ({ id: category.id, name: nameOf(category) }))}
          {...fieldProps(form, 'category')}
        />
        <TextField
          label={t('banners.path')}
          hint={t('banners.pathHint')}
          error={errors.path?.message}
          dir="ltr"
          {...form.register('path')}
        />
        <PictureInput
          form={form}
          name="image"
          label={t('banners.image')}
          required
          className="aspect-16/7 w-40"
        />
        <p className="text-small text-muted">{t('banners.imageHint')}</p>
      </div>
    </RowForm>
  );
};
