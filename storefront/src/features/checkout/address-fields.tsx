import { TextAreaField, TextField } from '@shop/ui';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { CityField } from '@/shared/city-field';
import { useText } from '@/shared/text';
import type { Address } from './checkout';

/** Where the parcel goes and whom the courier calls. */
export const AddressFields = ({
  register,
  errors,
}: {
  register: UseFormRegister<Address>;
  errors: FieldErrors<Address>;
}) => {
  const { t } = useText();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('field.fullName')}
        autoComplete="name"
        error={errors.fullName?.message}
        {...register('fullName', { required: t('field.nameRequired') })}
      />
      <TextField
        label={t('field.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        error={errors.phone?.message}
        {...register('phone', { required: t('field.phoneRequired') })}
      />
      <CityField
        label={t('field.city')}
        autoComplete="address-level2"
        error={errors.city?.message}
        {...register('city', { required: t('field.cityRequired') })}
      />
      <TextField
        label={t('field.area')}
        autoComplete="address-line1"
        error={errors.area?.message}
        {...register('area', { required: t('field.areaRequired') })}
      />
      <TextField
        label={t('field.building')}
        autoComplete="address-line2"
        error={errors.building?.message}
        {...register('building', { required: t('field.buildingRequired') })}
      />
      <TextField
        label={t('field.flat')}
        optionalText={t('field.optional')}
        autoComplete="address-line3"
        {...register('flat')}
      />
      <TextAreaField
        label={t('field.notes')}
        optionalText={t('field.optional')}
        rows={2}
        className="sm:col-span-2"
        {...register('notes')}
      />
    </div>
  );
};
