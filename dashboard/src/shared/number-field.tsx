import { TextField, type TextFieldProps } from '@shop/ui';

const ARABIC = '٠١٢٣٤٥٦٧٨٩';

/** What was typed on an Arabic keyboard with the digits and the decimal point of the others. */
const latinDigits = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(ARABIC.indexOf(digit)))
    .replace('٫', '.')
    .replaceAll('٬', '');

/** A number, on whichever keyboard it is typed. */
export const NumberField = ({ onChange, ...field }: TextFieldProps) => (
  <TextField
    inputMode="decimal"
    autoComplete="off"
    dir="ltr"
    {...field}
    onChange={(event) => {
      const { target } = event;
      const latin = latinDigits(target.value);
      // Only then: writing moves the caret to the end.
      if (latin !== target.value) target.value = latin;
      return onChange?.(event);
    }}
  />
);
