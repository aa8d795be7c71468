import { pastedRows } from './pasted-rows';

it('VAR-11 reads rows of a spreadsheet, in Arabic digits too', () => {
  expect(pastedRows('١٢\t 3 \r\n1,200\t\r\n')).toEqual([
    ['12', '3'],
    ['1200', ''],
  ]);
});
