import { csvLine } from './csv.js';

it('CASE-26 quotes commas, quotes and line breaks', () => {
  expect(csvLine(['a', 'b, c', 'say "hi"', 'two\nlines', 7])).toBe(
    'a,"b, c","say ""hi""","two\nlines",7\r\n',
  );
});

it.each(['=1+1', '+971501234567', '-2', '@SUM(A1)', '\t=1', '  =1', '\r=1', '＝1', '|x', '%x'])(
  'CASE-26 marks %j as text',
  (value) => expect(csvLine([value]).replace(/^"/, '')).toMatch(/^'/),
);

it('CASE-26 leaves numbers and ordinary text as they are', () => {
  expect(csvLine([25, '25.00', 'Al Barsha - 2', ''])).toBe('25,25.00,Al Barsha - 2,\r\n');
});
