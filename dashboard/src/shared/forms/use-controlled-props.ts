import {
  useController,
  type FieldPath,
  type FieldValues,
  type UseControllerProps,
} from 'react-hook-form';

/** Registers a field that is no input of its own; the result are the props of its component, with the error text. */
export const useControlledProps = <Values extends FieldValues, Name extends FieldPath<Values>>(
  options: UseControllerProps<Values, Name>,
) => {
  const {
    field: { value, onChange },
    fieldState: { error },
  } = useController(options);
  return { value, onChange, error: error?.message };
};
