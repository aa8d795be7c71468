import type { OfferDto } from '@shop/contracts';
import { TextField } from '@shop/ui';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { RowForm } from '@/shared/rows/row-form';
import { useRowForm } from '@/shared/rows/use-row-form';
import { saveOffer } from './offers.queries';

/** Adds or changes an offer. */
export const OfferForm = ({ offer, onDone }: { offer?: OfferDto; onDone?: () => void }) => {
  const t = useText();
  const nameOf = useNameOf();
  const { form, ...shared } = useRowForm({
    start: { title: offer?.title ?? '', titleAr: offer?.titleAr ?? '' },
    row: offer,
    adds: !offer && 'offer',
    save: (body: { title: string; titleAr: string }, before, once) =>
      saveOffer(offer, { ...body, before }, once),
    stale: [['offers']],
    saved: offer ? t('offers.changed') : t('offers.added'),
    failed: t('offers.notSaved'),
    onDone,
  });
  const { errors } = form.formState;
  return (
    <RowForm
      label={
        offer
          ? t('rows.editNamed', { name: nameOf({ name: offer.title, nameAr: offer.titleAr }) })
          : t('offers.add')
      }
      submitText={offer ? t('rows.save') : t('offers.add')}
      {...shared}
    >
      <div className="grid grid-cols-1 gap-4 @md:grid-cols-2">
        <TextField
          label={t('offers.name')}
          error={errors.title?.message}
          maxLength={120}
          dir="auto"
          {...form.register('title')}
        />
        <TextField
          label={t('offers.nameAr')}
          error={errors.titleAr?.message}
          maxLength={120}
          dir="rtl"
          lang="ar"
          {...form.register('titleAr')}
        />
      </div>
    </RowForm>
  );
};
