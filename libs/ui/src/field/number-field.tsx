import { latinNumber } from '@shop/shop-rules';
import { TextField, type TextFieldProps } from './text-field';

/** A field for a number: Arabic digits and separators become those of `Number` as they are typed. */
export const NumberField = ({ onChange, ...field }: TextFieldProps) => (
  <TextField
    inputMode="decimal"
    autoComplete="off"
    dir="ltr"
    {...field}
    onChange={(event) => {
      const { target } = event;
      const { value, selectionEnd } = target;
      const latin = latinNumber(value);
      // Writing moves the caret to the end.
      if (latin !== value) {
        target.value = latin;
        const caret = latinNumber(value.slice(0, selectionEnd ?? value.length)).length;
        target.setSelectionRange(caret, caret);
      }
      return onChange?.(event);
    }}
  />
);
