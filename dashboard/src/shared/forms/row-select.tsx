import { SelectField, type SelectFieldProps } from '@shop/ui';

/** A choice of one row by its id. */
export const RowSelect = ({
  none,
  rows,
  ...field
}: Omit<SelectFieldProps, 'children'> & {
  /** Text of the empty choice; omitted where a row is always chosen. */
  none?: string;
  rows: { id: number | string; name: string }[];
}) => (
  <SelectField {...field}>
    {none && <option value="">{none}</option>}
    {rows.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </SelectField>
);
