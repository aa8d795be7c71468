import { JoinedStatement, type JoinedPart } from './joined-statement.js';

const INSERT = new JoinedStatement(
  'with a as (insert into a values ($1, $2) returning id)',
  'a.id',
  'from a',
);
const NOTE: JoinedPart = {
  text: 'n as (insert into notes select id, :1, :2::text, :1 from a returning id)',
  column: '(select id from n) as note',
  values: ['x', 'y'],
};
const TAG: JoinedPart = {
  text: 't as (insert into tags select id, :1 from a)',
  values: ['z'],
};

const plain = (text: string): string => text.replace(/\s+/g, ' ');

it('PERF-21 a statement contains the parts, numbers their values after its own and selects their columns', () => {
  const { text, values } = INSERT.with([1, 2], [NOTE, TAG]);
  expect(values).toEqual([1, 2, 'x', 'y', 'z']);
  expect(plain(text)).toBe(
    'with a as (insert into a values ($1, $2) returning id), ' +
      'n as (insert into notes select id, $3, $4::text, $3 from a returning id), ' +
      't as (insert into tags select id, $5 from a) ' +
      'select a.id, (select id from n) as note from a',
  );
});

it('PERF-21 the text is the same for the same parts, whatever their values, and another one without them', () => {
  const { text } = INSERT.with([1, 2], [NOTE]);
  const other = INSERT.with([3, 4], [{ ...NOTE, values: ['v', 'w'] }]);
  expect(other).toEqual({ text, values: [3, 4, 'v', 'w'] });
  expect(plain(INSERT.with([1, 2], []).text)).toBe(
    'with a as (insert into a values ($1, $2) returning id) select a.id from a',
  );
});
