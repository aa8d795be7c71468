import { useChange } from '@shop/api-client';
import type { PagePictureDto } from '@shop/contracts';
import { PAGE_LENGTHS } from '@shop/shop-rules';
import { Button, confirm, EmptyState, IconButton, notify, Skeleton, TextField } from '@shop/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { Thumb } from '@/shared/display/thumb';
import { fieldProps } from '@/shared/forms/field-props';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { FormProblem } from '@/shared/forms/form-problem';
import { reasonOf, showRefusal } from '@/shared/forms/show-refusal';
import { useIsShown } from '@/shared/forms/use-is-shown';
import { useRequestKey } from '@/shared/forms/use-request-key';
import { useText } from '@/shared/i18n/use-text';
import { OlderButton } from '@/shared/list/older-button';
import { PictureInput } from '@/shared/rows/picture-input';
import { FormDialog } from '@/shared/unsaved/form-dialog';
import { addPicture, pagePictureQueries, removePicture } from './shop-pages.queries';

const STALE = [pagePictureQueries.all().queryKey];

interface Choosing {
  onChoose: (picture: PagePictureDto) => void;
}

/** Uploads a picture with its alternative text, and chooses it. */
const UploadForm = ({ onChoose }: Choosing) => {
  const t = useText();
  const form = useForm<{ image: File | undefined; altEn: string; altAr: string }>({
    defaultValues: { image: undefined, altEn: '', altAr: '' },
  });
  const sendOnce = useRequestKey('page picture');
  const isShown = useIsShown();
  const add = useChange(
    (body: Parameters<typeof addPicture>[0]) => sendOnce(body, (once) => addPicture(body, once)),
    STALE,
    {
      onSuccess: (added) => added && onChoose(added.picture),
      onError: (error) => {
        if (!isShown.current) notifyRefusal(error, t('pages.picture.notAdded'));
      },
      showError: (error) => {
        showRefusal(error, form);
        if (reasonOf(error) === undefined)
          form.setError('root', { message: t('pages.picture.notAdded') });
      },
    },
  );
  const submit = form.handleSubmit(({ image, ...texts }) => {
    // The contract has no type for files.
    if (!add.isPending) add.mutate({ ...texts, image } as Parameters<typeof addPicture>[0]);
  });
  const needed = (text: string) => text.trim() !== '' || t('settings.needed');
  return (
    <form
      noValidate
      aria-label={t('pages.picture.upload')}
      aria-busy={add.isPending}
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        // React passes it on to the form of the page too.
        event.stopPropagation();
        void submit(event);
      }}
    >
      <div className="sm:col-span-2">
        <PictureInput form={form} name="image" label={t('pages.picture.file')} required />
      </div>
      <TextField
        label={t('pages.picture.altEn')}
        hint={t('pages.picture.altHint')}
        lang="en"
        dir="ltr"
        maxLength={PAGE_LENGTHS.alt}
        {...fieldProps(form, 'altEn', { validate: needed })}
      />
      <TextField
        label={t('pages.picture.altAr')}
        hint={t('pages.picture.altHint')}
        lang="ar"
        dir="rtl"
        maxLength={PAGE_LENGTHS.alt}
        {...fieldProps(form, 'altAr', { validate: needed })}
      />
      <div className="sm:col-span-2">
        <FormProblem text={form.formState.errors.root?.message} className="mb-3" />
        <Button type="submit" busy={add.isPending}>
          {t('pages.picture.add')}
        </Button>
      </div>
    </form>
  );
};

/** The uploaded pictures; one is inserted or deleted. */
const UploadedPictures = ({ locale, onChoose }: Choosing & { locale: 'en' | 'ar' }) => {
  const t = useText();
  const list = useInfiniteQuery(pagePictureQueries.all());
  const remove = useChange(removePicture, STALE, {
    onSuccess: () => notify(t('pages.picture.removed'), { kind: 'success' }),
    onError: (error) => notifyRefusal(error, t('pages.picture.notRemoved')),
  });
  const ask = async (id: number, name: string) => {
    const yes = await confirm({
      title: t('pages.picture.removeNamed', { name }),
      text: t('pages.picture.removeText'),
      yesText: t('rows.delete'),
      noText: t('rows.cancel'),
      danger: true,
    });
    if (yes) remove.mutate(id);
  };
  return (
    <QueryBoundary
      query={list}
      failed={t('pages.picture.failed')}
      shape={<Skeleton className="h-40" />}
    >
      {({ pages }) => {
        const pictures = pages.flatMap((part) => part.pictures);
        if (pictures.length === 0) return <EmptyState text={t('pages.picture.none')} />;
        return (
          <>
            <ul
              aria-label={t('pages.picture.uploaded')}
              className="grid grid-cols-2 gap-3 sm:grid-cols-4"
            >
              {pictures.map((picture) => {
                const name = locale === 'ar' ? picture.altAr : picture.altEn;
                return (
                  <li key={picture.id} className="relative min-w-0 border border-line">
                    <button
                      type="button"
                      aria-label={t('pages.picture.insertNamed', { name })}
                      className="block w-full text-start hover:bg-sand"
                      onClick={() => onChoose(picture)}
                    >
                      <Thumb images={[picture.file]} large className="aspect-4/3 w-full" />
                      <span className="block truncate px-2 py-1.5 text-small">
                        <bdi>{name}</bdi>
                      </span>
                    </button>
                    <IconButton
                      label={t('pages.picture.removeNamed', { name })}
                      className="absolute end-1 top-1 bg-surface"
                      onClick={() => void ask(picture.id, name)}
                    >
                      <Trash2 className="size-4.5" />
                    </IconButton>
                  </li>
                );
              })}
            </ul>
            <OlderButton list={list} text={t('pages.picture.older')} />
          </>
        );
      }}
    </QueryBoundary>
  );
};

/** Chooses a picture for a text: a new one, or one that was uploaded before. */
export const PictureDialog = ({
  locale,
  onChoose,
  onClose,
}: Choosing & { locale: 'en' | 'ar'; onClose: () => void }) => {
  const t = useText();
  return (
    <FormDialog
      open
      size="large"
      title={t('pages.picture.insert')}
      closeLabel={t('shell.close')}
      onOpenChange={(open) => !open && onClose()}
    >
      <UploadForm onChoose={onChoose} />
      <h3 className="mt-8 mb-3 font-semibold">{t('pages.picture.uploaded')}</h3>
      <UploadedPictures locale={locale} onChoose={onChoose} />
    </FormDialog>
  );
};
