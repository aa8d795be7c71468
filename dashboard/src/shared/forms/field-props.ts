import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';

/** Registers a field; the result are the props of its component, with the error text. */
export const fieldProps = <Values extends FieldValues, Name extends Path<Values>>(
  { register, formState: { errors } }: UseFormReturn<Values>,
  name: Name,
  rules?: RegisterOptions<Values, Name>,
) => ({ error: errors[name]?.message?.toString(), ...register(name, rules) });
