import { TextAreaField, TextField } from '@shop/ui';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fieldProps } from '@/shared/forms/field-props';

/** A text field and its Arabic counterpart, whose name ends in `Ar`. */
export const BothLanguages = <Values extends FieldValues>({
  form,
  name,
  label,
  labelAr,
  optionalText,
  maxLength,
  needed,
  rows,
}: {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  labelAr: string;
  /** Beside the labels of fields that may stay empty. */
  optionalText?: string;
  maxLength?: number;
  /** Error text when the first field is empty. */
  needed?: string;
  /** Rows of a multiline field. */
  rows?: number;
}) => {
  const shared = (field: Path<Values>) => ({
    maxLength,
    optionalText,
    ...fieldProps(form, field, {
      validate: (text: string) => !needed || field !== name || text.trim() !== '' || needed,
    }),
  });
  const arabic = { lang: 'ar', dir: 'rtl' } as const;
  const inArabic = `${name}Ar` as Path<Values>;
  return rows ? (
    <>
      <TextAreaField label={label} rows={rows} dir="auto" {...shared(name)} />
      <TextAreaField label={labelAr} rows={rows} {...arabic} {...shared(inArabic)} />
    </>
  ) : (
    <>
      <TextField label={label} dir="auto" {...shared(name)} />
      <TextField label={labelAr} {...arabic} {...shared(inArabic)} />
    </>
  );
};
