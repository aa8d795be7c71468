import { EMIRATES } from '@shop/shop-rules';
import { SelectField, type SelectFieldProps } from '@shop/ui';
import { useLocale, useText } from '@/shared/i18n/use-text';

/** Deliverable cities by emirate. */
export const CityField = (props: Omit<SelectFieldProps, 'children'>) => {
  const t = useText();
  const locale = useLocale();
  return (
    <SelectField {...props}>
      <option value="">{t('orders.address.chooseCity')}</option>
      {EMIRATES.map((emirate) => (
        <optgroup key={emirate.code} label={emirate[locale]}>
          {emirate.cities.map((city) => (
            <option key={city.en} value={city.en}>
              {city[locale]}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
};
