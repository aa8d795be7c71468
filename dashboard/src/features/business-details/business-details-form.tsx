import type { BusinessDetailsDto } from '@shop/contracts';
import { LEAST_TAX_RECORD_YEARS, MOST_TAX_RECORD_YEARS } from '@shop/shop-rules';
import { NumberField, SelectField, TextField } from '@shop/ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useVersionedForm } from '@/shared/forms/use-versioned-form';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { SavedForm } from '@/shared/unsaved/saved-form';
import { SampleDocuments } from './sample-documents';
import { loadBusinessDetails, saveBusinessDetails } from './business-details.queries';

type Values = Required<Omit<BusinessDetailsDto, 'version'>>;
interface Fields {
  form: UseFormReturn<Values>;
}

const TAX_NUMBER_DIGITS = 15;
const TAX_RECORD_YEARS = Array.from(
  { length: MOST_TAX_RECORD_YEARS - LEAST_TAX_RECORD_YEARS + 1 },
  (_, at) => LEAST_TAX_RECORD_YEARS + at,
);
/** Longest line of an address at the carrier. */
const LONGEST_LINE = 50;
const PICKUP = ['pickupName', 'pickupLine1', 'pickupLine2', 'pickupCity'] as const;
const SAMPLE = [...PICKUP, 'pickupPhone'] as const;

/** Text of a field as a sample in the preview. */
const Sample = ({ label, lines }: { label: string; lines: string[] }) => (
  <div
    role="group"
    aria-label={label}
    className="mt-4 border border-line bg-paper px-4 py-3 text-small"
  >
    <p className="mb-1 text-mini text-muted">{label}</p>
    {lines
      .filter((line) => line.trim() !== '')
      .map((line, at) => (
        <p key={at} className="break-words">
          <bdi>{line}</bdi>
        </p>
      ))}
  </div>
);

const DocumentFields = ({ form, shopName }: Fields & { shopName: string }) => {
  const t = useText();
  const { register, formState, control } = form;
  const { errors } = formState;
  const [legalName, invoiceAddress, invoiceAddressAr, taxNumber] = useWatch({
    control,
    name: ['legalName', 'invoiceAddress', 'invoiceAddressAr', 'taxNumber'],
  });
  return (
    <Panel title={t('business.documents')}>
      <div className="grid gap-4">
        <TextField
          label={t('business.legalName')}
          hint={t('business.legalNameHint')}
          optionalText={t('rows.optional')}
          error={errors.legalName?.message}
          dir="auto"
          maxLength={100}
          {...register('legalName')}
        />
        <TextField
          label={t('business.invoiceAddress')}
          error={errors.invoiceAddress?.message}
          dir="auto"
          maxLength={200}
          {...register('invoiceAddress', {
            validate: (text) => text.trim() !== '' || t('settings.needed'),
          })}
        />
        <TextField
          label={t('business.invoiceAddressAr')}
          hint={t('business.invoiceAddressArHint')}
          optionalText={t('rows.optional')}
          error={errors.invoiceAddressAr?.message}
          dir="auto"
          maxLength={200}
          {...register('invoiceAddressAr')}
        />
        <NumberField
          label={t('business.taxNumber')}
          hint={t('business.taxNumberHint')}
          optionalText={t('rows.optional')}
          error={errors.taxNumber?.message}
          inputMode="numeric"
          maxLength={TAX_NUMBER_DIGITS}
          {...register('taxNumber', {
            validate: (text) =>
              text.trim() === '' || /^\d{15}$/.test(text.trim()) || t('business.taxNumberNeeded'),
          })}
        />
        <SelectField
          label={t('business.taxRecordYears')}
          hint={t('business.taxRecordYearsHint')}
          error={errors.taxRecordYears?.message}
          {...register('taxRecordYears', { setValueAs: Number })}
        >
          {TAX_RECORD_YEARS.map((years) => (
            <option key={years} value={years}>
              {t('business.years', { years })}
            </option>
          ))}
        </SelectField>
      </div>
      <Sample
        label={t('business.invoicePreview')}
        lines={[
          legalName.trim() || shopName,
          invoiceAddress,
          invoiceAddressAr,
          taxNumber.trim() && t('business.trn', { number: taxNumber.trim() }),
        ]}
      />
      <SampleDocuments details={{ legalName, invoiceAddress, invoiceAddressAr, taxNumber }} />
    </Panel>
  );
};

const PickupFields = ({ form: { register, formState, control } }: Fields) => {
  const t = useText();
  const lines = useWatch({ control, name: SAMPLE });
  return (
    <Panel title={t('business.pickup')}>
      <p className="-mt-2 mb-4 text-small text-muted">{t('business.pickupHint')}</p>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
        {PICKUP.map((name) => {
          const isOptional = name === 'pickupLine2';
          return (
            <TextField
              key={name}
              label={t(`business.line.${name}`)}
              optionalText={isOptional ? t('rows.optional') : undefined}
              error={formState.errors[name]?.message}
              dir="auto"
              maxLength={LONGEST_LINE}
              {...register(name, {
                validate: (text) => isOptional || text.trim() !== '' || t('settings.needed'),
              })}
            />
          );
        })}
        <NumberField
          label={t('business.pickupPhone')}
          hint={t('business.pickupPhoneHint')}
          error={formState.errors.pickupPhone?.message}
          inputMode="tel"
          maxLength={30}
          {...register('pickupPhone', {
            validate: (text) => text.trim() !== '' || t('settings.needed'),
          })}
        />
      </div>
      <Sample label={t('business.pickupPreview')} lines={lines} />
    </Panel>
  );
};

const valuesOf = ({
  version: _,
  invoiceAddressAr = '',
  taxRecordYears = LEAST_TAX_RECORD_YEARS,
  pickupPhone = '',
  ...details
}: BusinessDetailsDto): Values => ({ ...details, invoiceAddressAr, taxRecordYears, pickupPhone });

/** Details of the business, saved together. */
export const BusinessDetailsForm = ({
  details,
  shopName,
  onReload,
}: {
  details: BusinessDetailsDto;
  /** Name on documents while there is no legal name. */
  shopName: string;
  /** Discarding loads the changes of others. */
  onReload: () => unknown;
}) => {
  const t = useText();
  const { form, change } = useVersionedForm({
    row: details,
    valuesOf,
    load: loadBusinessDetails,
    save: (values, { version }) => saveBusinessDetails({ ...values, version }),
    staleKeys: [['business-details'], ['first-run']],
    texts: { saved: 'business.saved', notSaved: 'business.notSaved' },
  });
  return (
    <SavedForm
      form={form}
      change={change}
      label={t('nav.businessDetails')}
      saveText={t('business.save')}
      onReload={onReload}
    >
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <DocumentFields form={form} shopName={shopName} />
        <PickupFields form={form} />
      </div>
    </SavedForm>
  );
};
