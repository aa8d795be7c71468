import { cityOf, EMIRATES } from '@shop/shop-rules';
import { SelectField, type SelectFieldProps } from '@shop/ui';
import { useText } from '@/shared/i18n/text';

/** Deliverable cities by emirate. */
export const CityField = (props: Omit<SelectFieldProps, 'children'>) => {
  const { t, pick } = useText();
  return (
    <SelectField {...props}>
      <option value="">{t('field.cityChoose')}</option>
      {EMIRATES.map((emirate) => (
        <optgroup key={emirate.code} label={pick(emirate.en, emirate.ar)}>
          {emirate.cities.map((city) => (
            <option key={city.en} value={city.en}>
              {pick(city.en, city.ar)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
};

/** The list's spelling of a city; empty when unknown. */
export const deliverableCity = (text: string): string => cityOf(text)?.en ?? '';
