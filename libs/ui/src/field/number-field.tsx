import { latinNumber } from '@shop/shop-rules';
import { TextField, type TextFieldProps } from './text-field';

/** Number field that converts Arabic digits and separators while typing. */
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
      // Setting the value moves the caret to the end.
      if (latin !== value) {
        target.value = latin;
        const caret = latinNumber(value.slice(0, selectionEnd ?? value.length)).length;
        target.setSelectionRange(caret, caret);
      }
      return onChange?.(event);
    }}
  />
);
