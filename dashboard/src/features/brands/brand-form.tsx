import type { BrandDto } from '@shop/contracts';
import { TextField } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';
import { PictureInput } from '@/shared/rows/picture-input';
import { RowForm } from '@/shared/rows/row-form';
import { useRowForm } from '@/shared/rows/use-row-form';
import { saveBrand } from './brands.queries';

/** Adds or changes a brand. */
export const BrandForm = ({ brand, onDone }: { brand?: BrandDto; onDone?: () => void }) => {
  const t = useText();
  const { form, ...shared } = useRowForm<{ name: string; icon?: File }>({
    start: { name: brand?.name ?? '', icon: undefined },
    row: brand,
    adds: !brand && 'brand',
    save: (body, before, once) => saveBrand(brand, { ...body, before }, once),
    stale: [['brands']],
    saved: brand ? t('brands.changed') : t('brands.added'),
    failed: t('brands.notSaved'),
    onDone,
  });
  const { errors } = form.formState;
  return (
    <RowForm
      label={brand ? t('rows.editNamed', { name: brand.name }) : t('brands.add')}
      submitText={brand ? t('rows.save') : t('brands.add')}
      {...shared}
    >
      <div className="grid grid-cols-1 gap-4 @md:grid-cols-2">
        <TextField
          label={t('brands.name')}
          error={errors.name?.message}
          maxLength={120}
          dir="auto"
          {...form.register('name', {
            validate: (name) => name.trim() !== '' || t('brands.nameNeeded'),
          })}
        />
        <PictureInput form={form} name="icon" label={t('brands.icon')} saved={brand?.icon} />
      </div>
    </RowForm>
  );
};
