import { NumberField, SelectField, TextAreaField, TextField, type TextFieldProps } from '@shop/ui';
import { CityField } from './city-field';
import { useText } from '@/shared/i18n/text';
import { useRules } from './use-rules';
import type { ShopForm } from './use-shop-form';

/** Recipient, address and phone number of a parcel. */
export interface ContactDetails {
  label: string;
  fullName: string;
  email: string;
  phone: string;
  gender: string;
  country: string;
  city: string;
  area: string;
  building: string;
  flat: string;
  postalCode: string;
  line1: string;
  line2: string;
  notes: string;
}
type ContactField = keyof ContactDetails;

/** Empty values; there is only one country. */
export const NO_DETAILS: ContactDetails = {
  label: '',
  fullName: '',
  email: '',
  phone: '',
  gender: '',
  country: 'AE',
  city: '',
  area: '',
  building: '',
  flat: '',
  postalCode: '',
  line1: '',
  line2: '',
  notes: '',
};

type Input = Pick<TextFieldProps, 'type' | 'inputMode' | 'dir' | 'maxLength'>;

interface Spec {
  label: string;
  /** Error text of an empty field; fields without one are optional. */
  gap?: string;
  hint?: string;
  autoComplete?: string;
  wide?: boolean;
  input?: Input;
}

const SPECS: Record<ContactField, Spec> = {
  label: { label: 'field.label', hint: 'field.labelHint', wide: true, input: { maxLength: 40 } },
  fullName: { label: 'field.fullName', gap: 'field.nameRequired', autoComplete: 'name' },
  email: {
    label: 'field.email',
    gap: 'field.emailRequired',
    autoComplete: 'email',
    input: { type: 'email', inputMode: 'email', dir: 'ltr', maxLength: 200 },
  },
  phone: {
    label: 'field.phone',
    gap: 'field.phoneRequired',
    hint: 'field.phoneHint',
    autoComplete: 'tel',
    input: { type: 'tel', inputMode: 'tel', dir: 'ltr', maxLength: 30 },
  },
  gender: { label: 'field.gender', autoComplete: 'sex' },
  country: { label: 'field.country', gap: 'field.countryRequired', autoComplete: 'country' },
  city: { label: 'field.city', gap: 'field.cityRequired', autoComplete: 'address-level2' },
  area: { label: 'field.area', gap: 'field.areaRequired', autoComplete: 'address-level3' },
  building: {
    label: 'field.building',
    gap: 'field.buildingRequired',
    autoComplete: 'address-line1',
  },
  flat: { label: 'field.flat', autoComplete: 'address-line2', input: { maxLength: 60 } },
  postalCode: {
    label: 'field.postalCode',
    hint: 'field.postalHint',
    autoComplete: 'postal-code',
    input: { inputMode: 'numeric', dir: 'ltr', maxLength: 20 },
  },
  line1: {
    label: 'field.line1',
    gap: 'field.line1Required',
    autoComplete: 'address-line1',
    wide: true,
    input: { maxLength: 200 },
  },
  line2: {
    label: 'field.line2',
    autoComplete: 'address-line2',
    wide: true,
    input: { maxLength: 200 },
  },
  notes: { label: 'field.notes', wide: true },
};

/** Numeric fields, which accept Arabic digits too. */
const NUMBERS = new Set<ContactField>(['phone', 'postalCode']);

/** The selected contact and address fields in the given order. */
export const ContactFields = ({
  form: { register, errors },
  fields,
  mayBeEmpty = [],
}: {
  form: ShopForm<ContactDetails>;
  fields: readonly ContactField[];
  /** Fields that this form leaves out. */
  mayBeEmpty?: readonly ContactField[];
}) => {
  const { t } = useText();
  const rules = useRules();
  const ruleOf = (name: ContactField, gap: string) =>
    name === 'email' || name === 'phone' ? rules[name] : rules.filled(gap);
  const field = (name: ContactField) => {
    const { label, gap, hint, wide, autoComplete, input } = SPECS[name];
    const requiredText = gap && !mayBeEmpty.includes(name) ? gap : undefined;
    const common = {
      label: t(label),
      hint: hint && t(hint),
      optionalText: requiredText ? undefined : t('field.optional'),
      error: errors[name]?.message,
      className: wide ? 'sm:col-span-2' : undefined,
      autoComplete,
      ...register(name, requiredText ? ruleOf(name, requiredText) : {}),
    };
    if (name === 'city') return <CityField key={name} {...common} />;
    if (name === 'country')
      return (
        <SelectField key={name} {...common}>
          <option value="AE">{t('nav.country')}</option>
        </SelectField>
      );
    if (name === 'gender')
      return (
        <SelectField key={name} {...common}>
          <option value="">{t('gender.none')}</option>
          <option value="female">{t('gender.female')}</option>
          <option value="male">{t('gender.male')}</option>
        </SelectField>
      );
    if (name === 'notes') return <TextAreaField key={name} {...common} rows={2} maxLength={500} />;
    const Input = NUMBERS.has(name) ? NumberField : TextField;
    return <Input key={name} enterKeyHint="next" maxLength={120} {...common} {...input} />;
  };
  return <div className="grid gap-4 sm:grid-cols-2">{fields.map(field)}</div>;
};
