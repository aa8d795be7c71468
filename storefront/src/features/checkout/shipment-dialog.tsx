import { BusyOverlay, Button, Dialog, SelectField, TextField } from '@shop/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CityField } from '@/shared/city-field';
import { useText } from '@/shared/text';
import type { ShipmentDetails } from './shipment.queries';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Delivery details of a paid order. */
export const ShipmentDialog = ({
  open,
  details,
  onClose,
  onSubmit,
}: {
  open: boolean;
  /** What is known already. */
  details: ShipmentDetails;
  onClose: () => void;
  /** Creates the shipment; false when it did not work. */
  onSubmit: (details: ShipmentDetails) => Promise<boolean>;
}) => {
  const { t } = useText();
  const [failed, setFailed] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: details,
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    setFailed(false);
    setFailed(!(await onSubmit(values)));
  });
  const required = { required: t('field.required') };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('shipment.title')}
      description={t('shipment.hint')}
      closeLabel={t('close')}
      dismissible={false}
    >
      {isSubmitting && <BusyOverlay text={t('shipment.busy')} />}
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        {failed && (
          <p
            role="alert"
            className="border-s-2 border-sale bg-sand px-4 py-3 text-small sm:col-span-2"
          >
            {t('shipment.failed')}
          </p>
        )}
        <TextField
          label={t('field.fullName')}
          autoComplete="name"
          error={errors.fullName?.message}
          {...register('fullName', required)}
        />
        <TextField
          label={t('field.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          error={errors.email?.message}
          {...register('email', {
            ...required,
            pattern: { value: EMAIL, message: t('field.emailInvalid') },
          })}
        />
        <TextField
          label={t('field.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          error={errors.phoneNumber?.message}
          {...register('phoneNumber', required)}
        />
        <SelectField
          label={t('field.country')}
          autoComplete="country"
          error={errors.country?.message}
          {...register('country', required)}
        >
          <option value="AE">{t('nav.country')}</option>
        </SelectField>
        <CityField
          label={t('field.city')}
          autoComplete="address-level2"
          error={errors.City?.message}
          {...register('City', { required: t('field.cityRequired') })}
        />
        <TextField
          label={t('field.postalCode')}
          hint={t('field.postalHint')}
          inputMode="numeric"
          autoComplete="postal-code"
          dir="ltr"
          error={errors.postalCode?.message}
          {...register('postalCode', required)}
        />
        <TextField
          label={t('field.line1')}
          autoComplete="address-line1"
          className="sm:col-span-2"
          error={errors.addressLine1?.message}
          {...register('addressLine1', required)}
        />
        <TextField
          label={t('field.line2')}
          optionalText={t('field.optional')}
          autoComplete="address-line2"
          className="sm:col-span-2"
          {...register('addressLine2')}
        />
        <Button
          type="submit"
          size="large"
          busy={isSubmitting}
          busyText={t('shipment.busy')}
          className="sm:col-span-2"
        >
          {t('shipment.submit')}
        </Button>
      </form>
    </Dialog>
  );
};
