import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { ImageField } from '@/shared/files/image-field';
import { useText } from '@/shared/i18n/use-text';

/** Picture of a row: the saved one until a new file is chosen. */
export const PictureInput = <Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  saved,
  required = false,
  large,
  className,
}: {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  hint?: string;
  saved?: string | null;
  required?: boolean;
  large?: boolean;
  /** Class with the size of the preview. */
  className?: string;
}) => {
  const t = useText();
  return (
    <Controller
      control={form.control}
      name={name}
      rules={{ validate: (file) => !required || Boolean(file) || t('files.needed') }}
      render={({ field, fieldState }) => (
        <ImageField
          {...{ label, hint, saved, large, className }}
          value={field.value}
          onChange={field.onChange}
          inputRef={field.ref}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};
