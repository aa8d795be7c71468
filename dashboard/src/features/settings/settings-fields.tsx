import { CheckboxField, NumberField, SelectField, TextAreaField, TextField } from '@shop/ui';
import type { UseFormReturn } from 'react-hook-form';
import { isAmount } from '@/shared/forms/is-amount';
import { useText } from '@/shared/i18n/use-text';
import { isDayList, isDays, isKeptDays, isMinutes, type SettingsValues } from './settings-values';

interface Fields {
  form: UseFormReturn<SettingsValues>;
}

/** Limit of an amount or a number of days. */
const LONGEST = 10;
const FEES = ['deliveryFeeDubai', 'deliveryFeeOther'] as const;

/** Delivery fees, booking, holidays and cash on delivery. */
export const DeliveryFields = ({ form: { register, formState } }: Fields) => {
  const t = useText();
  const { errors } = formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {FEES.map((name) => (
        <NumberField
          key={name}
          label={t(`settings.fee.${name}`)}
          error={errors[name]?.message}
          maxLength={LONGEST}
          {...register(name, { validate: (text) => isAmount(text) || t('settings.amountNeeded') })}
        />
      ))}
      <NumberField
        label={t('settings.freeFrom')}
        hint={t('settings.freeFromHint')}
        optionalText={t('rows.optional')}
        error={errors.freeShippingFrom?.message}
        maxLength={LONGEST}
        {...register('freeShippingFrom', {
          validate: (text) => text.trim() === '' || isAmount(text) || t('settings.amountNeeded'),
        })}
      />
      <NumberField
        label={t('settings.bookingDelay')}
        hint={t('settings.bookingDelayHint')}
        error={errors.bookingDelayMinutes?.message}
        inputMode="numeric"
        maxLength={LONGEST}
        {...register('bookingDelayMinutes', {
          validate: (text) => isMinutes(text) || t('settings.minutesNeeded'),
        })}
      />
      <TextAreaField
        label={t('settings.holidays')}
        hint={t('settings.holidaysHint')}
        optionalText={t('rows.optional')}
        error={errors.holidays?.message}
        dir="ltr"
        rows={3}
        {...register('holidays', {
          validate: (text) => isDayList(text) || t('settings.holidaysNeeded'),
        })}
      />
      <CheckboxField
        label={t('settings.cod')}
        hint={t('settings.codHint')}
        className="sm:pt-8"
        {...register('codEnabled')}
      />
    </div>
  );
};

/** Return period. */
export const ReturnFields = ({ form: { register, formState } }: Fields) => {
  const t = useText();
  return (
    <NumberField
      label={t('settings.returnDays')}
      hint={t('settings.returnDaysHint')}
      error={formState.errors.returnDays?.message}
      inputMode="numeric"
      maxLength={LONGEST}
      {...register('returnDays', { validate: (text) => isDays(text) || t('settings.daysNeeded') })}
    />
  );
};

/** For how long deleted products are kept. */
export const TrashFields = ({ form: { register, formState } }: Fields) => {
  const t = useText();
  return (
    <NumberField
      label={t('settings.trashDays')}
      hint={t('settings.trashDaysHint')}
      error={formState.errors.trashDays?.message}
      inputMode="numeric"
      maxLength={LONGEST}
      {...register('trashDays', {
        validate: (text) => isKeptDays(text) || t('settings.trashDaysNeeded'),
      })}
    />
  );
};

/** Contact details of the shop. */
export const ContactFields = ({ form: { register, formState } }: Fields) => {
  const t = useText();
  const { errors } = formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
      <NumberField
        label={t('settings.phone')}
        optionalText={t('rows.optional')}
        hint={t('settings.phoneHint')}
        error={errors.contactPhone?.message}
        inputMode="tel"
        maxLength={30}
        {...register('contactPhone')}
      />
      <NumberField
        label={t('settings.whatsapp')}
        optionalText={t('rows.optional')}
        hint={t('settings.whatsappHint')}
        error={errors.whatsapp?.message}
        inputMode="numeric"
        maxLength={15}
        {...register('whatsapp')}
      />
      <TextField
        label={t('settings.email')}
        optionalText={t('rows.optional')}
        error={errors.contactEmail?.message}
        type="email"
        dir="ltr"
        maxLength={200}
        className="sm:col-span-2 xl:col-span-1"
        {...register('contactEmail')}
      />
    </div>
  );
};

/** The two slogans of the banner. */
export const SloganFields = ({ form: { register, formState } }: Fields) => {
  const t = useText();
  const needed = (text: string) => text.trim() !== '' || t('settings.needed');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {[0, 1].flatMap((at) =>
        (['en', 'ar'] as const).map((locale) => (
          <TextField
            key={`${at}${locale}`}
            label={t(`settings.slogan.${locale}`, { number: at + 1 })}
            error={formState.errors.slogans?.[at]?.[locale]?.message}
            maxLength={80}
            lang={locale}
            dir={locale === 'ar' ? 'rtl' : 'ltr'}
            {...register(`slogans.${at}.${locale}`, { validate: needed })}
          />
        )),
      )}
    </div>
  );
};

const HOURS = Array.from({ length: 25 }, (_, hour) => hour);

/** Hours of the flash sale. */
export const FlashFields = ({ form: { register, formState } }: Fields) => {
  const t = useText();
  const { errors } = formState;
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        {(['flashSaleFrom', 'flashSaleUntil'] as const).map((name) => (
          <SelectField
            key={name}
            label={t(`settings.flash.${name}`)}
            error={errors[name]?.message}
            {...register(name)}
          >
            <option value="">{t('settings.noHour')}</option>
            {HOURS.filter((hour) => hour !== (name === 'flashSaleFrom' ? 24 : 0)).map((hour) => (
              <option key={hour} value={hour}>
                {`${String(hour).padStart(2, '0')}:00`}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <p className="mt-2 text-small text-muted">{t('settings.flashHint')}</p>
    </>
  );
};
