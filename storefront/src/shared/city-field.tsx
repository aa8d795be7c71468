import { EMIRATES } from '@shop/shop-rules';
import { SelectField, type SelectFieldProps } from '@shop/ui';
import { useText, type Text } from './text';

/** The cities a parcel can go to, by emirate. */
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

const CITIES = EMIRATES.flatMap(({ cities }) => cities);

/** The list's own name of a city written in either language and any case; empty when unknown. */
export const knownCity = (text: string): string => {
  const wanted = text.trim().toLowerCase();
  return CITIES.find(({ en, ar }) => en.toLowerCase() === wanted || ar === wanted)?.en ?? '';
};

/** The city in the language of the page; one the list does not know stays as it was written. */
export const cityName = (city: string, pick: Text['pick']): string => {
  const known = CITIES.find(({ en }) => en === knownCity(city));
  return known ? pick(known.en, known.ar) : city;
};
