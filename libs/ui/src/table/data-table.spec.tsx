import { fireEvent, render, screen } from '@testing-library/react';
import type { Column } from './column';
import { DataTable } from './data-table';

interface Row {
  id: number;
  name: string;
}
const columns: Column<Row>[] = [
  {
    key: 'name',
    header: 'Name',
    cell: ({ name }) => name,
    sort: { asc: 'a-z', desc: 'z-a' },
    rowHeader: true,
  },
  { key: 'id', header: 'Number', cell: ({ id }) => id, align: 'end' },
];
const rows = [{ id: 7, name: 'Amber' }];
const choice = {
  isChosen: () => false,
  choose: jest.fn(),
  chooseAll: jest.fn(),
  labelOf: ({ name }: Row) => `Select ${name}`,
  allLabel: 'Select all',
};
const table = (sort: string, onSort = jest.fn()) => {
  render(
    <DataTable caption="Names" rowKey={({ id }) => id} {...{ columns, rows, sort, onSort }} />,
  );
  return onSort;
};

it('labels the table and its rows', () => {
  table('');
  expect(screen.getByRole('table', { name: 'Names' })).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: 'Amber' })).toBeTruthy();
});

it('announces the sort order of a column and reverses it on click', () => {
  const onSort = table('a-z');
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe(
    'ascending',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSort).toHaveBeenCalledWith('z-a');
});

it('sorts an unsorted column ascending first', () => {
  const onSort = table('');
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSort).toHaveBeenCalledWith('a-z');
});

it('is busy and shows skeleton rows until the first load', () => {
  render(
    <DataTable
      caption="Names"
      rowKey={({ id }) => id}
      columns={columns}
      rows={undefined}
      skeletonRows={3}
    />,
  );
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(screen.getAllByRole('row')).toHaveLength(4);
});

it('CASE-20 selects all rows only once these rows are loaded', () => {
  const list = (shown: Row[] | undefined, busy = false) => (
    <DataTable
      caption="Names"
      rowKey={({ id }) => id}
      rows={shown}
      {...{ columns, choice, busy }}
    />
  );
  const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
  const { rerender } = render(list(undefined));
  expect(all().disabled).toBe(true);
  rerender(list(rows, true));
  expect(all().disabled).toBe(true);
  rerender(list(rows));
  fireEvent.click(all());
  expect(choice.chooseAll).toHaveBeenCalledWith(true, false);
});
