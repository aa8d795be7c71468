import {
  get,
  type FieldError,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';

/** Registers a field; the result are the props of its component, with the error text. */
export const fieldProps = <Values extends FieldValues, Name extends Path<Values>>(
  { register, formState: { errors } }: UseFormReturn<Values>,
  name: Name,
  rules?: RegisterOptions<Values, Name>,
) => ({
  error: (get(errors, name) as FieldError | undefined)?.message,
  ...register(name, rules),
});
