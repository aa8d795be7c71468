import type { MainAdDto } from '@shop/contracts';
import { TextField } from '@shop/ui';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { BothLanguages } from '@/shared/rows/both-languages';
import { PictureInput } from '@/shared/rows/picture-input';
import { RowForm } from '@/shared/rows/row-form';
import { useRowForm } from '@/shared/rows/use-row-form';
import { saveMainAd } from './main-ads.queries';

interface AdValues {
  title: string;
  titleAr: string;
  text: string;
  textAr: string;
  path: string;
  image: File | undefined;
}

/** Adds or changes an ad. */
export const MainAdForm = ({ ad, onDone }: { ad?: MainAdDto; onDone?: () => void }) => {
  const t = useText();
  const nameOf = useNameOf();
  const { title = '', titleAr = '', text = '', textAr = '', path = '' } = ad ?? {};
  const { form, ...shared } = useRowForm<AdValues>({
    start: { title, titleAr, text, textAr, path, image: undefined },
    row: ad && { title, titleAr, text, textAr, path, image: ad.image },
    adds: !ad && 'ad',
    save: (values, before, once) => saveMainAd(ad, { ...values, before }, once),
    stale: [['main-ads']],
    saved: ad ? t('ads.changed') : t('ads.added'),
    failed: t('ads.notSaved'),
    onDone,
  });
  const { errors } = form.formState;
  return (
    <RowForm
      label={
        ad
          ? t('rows.editNamed', { name: nameOf({ name: ad.title, nameAr: ad.titleAr }) })
          : t('ads.add')
      }
      submitText={ad ? t('rows.save') : t('ads.add')}
      {...shared}
    >
      <BothLanguages
        form={form}
        name="title"
        label={t('ads.name')}
        labelAr={t('ads.nameAr')}
        maxLength={200}
      />
      <BothLanguages
        form={form}
        name="text"
        label={t('ads.text')}
        labelAr={t('ads.textAr')}
        maxLength={1000}
        rows={2}
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
        saved={ad?.image}
        required={!ad}
        className="aspect-4/3 w-32"
      />
    </RowForm>
  );
};
