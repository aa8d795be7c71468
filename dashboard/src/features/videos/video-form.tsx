import type { VideoDto } from '@shop/contracts';
import { isVideo } from '@shop/shop-rules';
import { TextField } from '@shop/ui';
import { Controller } from 'react-hook-form';
import { posterOf } from '@/shared/files/poster-of';
import { VideoField } from '@/shared/files/video-field';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { BothLanguages } from '@/shared/rows/both-languages';
import { PictureInput } from '@/shared/rows/picture-input';
import { RowForm } from '@/shared/rows/row-form';
import { useRowForm } from '@/shared/rows/use-row-form';
import { saveVideo } from './videos.queries';

interface VideoValues {
  title: string;
  titleAr: string;
  model: string;
  description: string;
  descriptionAr: string;
  link: string;
  video: File | undefined;
  poster: File | undefined;
}

/** Adds or changes a video. */
export const VideoForm = ({ known, onDone }: { known?: VideoDto; onDone?: () => void }) => {
  const t = useText();
  const nameOf = useNameOf();
  const {
    title = '',
    titleAr = '',
    model = '',
    description = '',
    descriptionAr = '',
    link = null,
    poster = null,
  } = known ?? {};
  const { form, ...shared } = useRowForm<VideoValues>({
    start: {
      title,
      titleAr,
      model,
      description,
      descriptionAr,
      link: link ?? '',
      video: undefined,
      poster: undefined,
    },
    row: known && {
      ...{ title, titleAr, model, description, descriptionAr, link, poster },
      videoUrl: known.videoUrl,
    },
    adds: !known && 'video',
    save: async ({ poster: chosen, ...values }, before, once) =>
      saveVideo(
        known,
        {
          ...values,
          before,
          poster: chosen ?? (values.video && (await posterOf(values.video))),
        },
        once,
      ),
    stale: [['videos']],
    saved: known ? t('videos.changed') : t('videos.added'),
    failed: t('videos.notSaved'),
    onDone,
  });
  const { errors } = form.formState;
  return (
    <RowForm
      label={
        known
          ? t('rows.editNamed', { name: nameOf({ name: known.title, nameAr: known.titleAr }) })
          : t('videos.add')
      }
      submitText={known ? t('rows.save') : t('videos.add')}
      {...shared}
    >
      <div className="grid grid-cols-1 gap-4 @md:grid-cols-2">
        <BothLanguages
          form={form}
          name="title"
          label={t('videos.name')}
          labelAr={t('videos.nameAr')}
          maxLength={200}
        />
        <BothLanguages
          form={form}
          name="description"
          label={t('productForm.description')}
          labelAr={t('productForm.descriptionAr')}
          maxLength={5000}
          rows={2}
        />
        <TextField
          label={t('products.model')}
          error={errors.model?.message}
          maxLength={120}
          {...form.register('model')}
        />
        <TextField
          label={t('videos.link')}
          optionalText={t('rows.optional')}
          error={errors.link?.message}
          dir="ltr"
          {...form.register('link')}
        />
        <Controller
          control={form.control}
          name="video"
          rules={{
            validate: (file) =>
              (!file && known) || (file && isVideo(file.name)) ? true : t('videos.needed'),
          }}
          render={({ field }) => (
            <VideoField
              label={t('videos.file')}
              hint={t('videos.fileHint')}
              value={field.value}
              onChange={field.onChange}
              error={errors.video?.message}
            />
          )}
        />
        <PictureInput
          form={form}
          name="poster"
          label={t('videos.poster')}
          hint={t('videos.posterHint')}
          saved={poster}
        />
      </div>
    </RowForm>
  );
};
