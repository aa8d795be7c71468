import type { PartnerDto } from '@shop/contracts';
import { TextField } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';
import { PictureInput } from '@/shared/rows/picture-input';
import { RowForm } from '@/shared/rows/row-form';
import { useRowForm } from '@/shared/rows/use-row-form';
import { savePartner } from './partners.queries';

/** Adds or changes a partner. */
export const PartnerForm = ({ partner, onDone }: { partner?: PartnerDto; onDone?: () => void }) => {
  const t = useText();
  const { form, ...shared } = useRowForm<{ name: string; path: string; icon?: File }>({
    start: { name: partner?.name ?? '', path: partner?.path ?? '', icon: undefined },
    row: partner,
    adds: !partner && 'partner',
    save: (body, before, once) => savePartner(partner, { ...body, before }, once),
    stale: [['partners']],
    saved: partner ? t('partners.changed') : t('partners.added'),
    failed: t('partners.notSaved'),
    onDone,
  });
  const { errors } = form.formState;
  return (
    <RowForm
      label={partner ? t('rows.editNamed', { name: partner.name }) : t('partners.add')}
      submitText={partner ? t('rows.save') : t('partners.add')}
      {...shared}
    >
      <div className="grid grid-cols-1 gap-4 @md:grid-cols-2">
        <TextField
          label={t('partners.name')}
          error={errors.name?.message}
          maxLength={120}
          dir="auto"
          {...form.register('name')}
        />
        <TextField
          label={t('partners.path')}
          hint={t('partners.pathHint')}
          error={errors.path?.message}
          type="url"
          dir="ltr"
          {...form.register('path')}
        />
        <PictureInput form={form} name="icon" label={t('partners.icon')} saved={partner?.icon} />
      </div>
    </RowForm>
  );
};
