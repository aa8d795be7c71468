import { formatList } from './text-list.js';

it('CONST-22 separates parts by the comma of the language and leaves out empty ones', () => {
  expect(formatList(['Flat 4', '', null, false, undefined, 'Deira'], 'en')).toBe('Flat 4, Deira');
  expect(formatList(['شقة 4', 'ديرة', 'دبي'], 'ar')).toBe('شقة 4، ديرة، دبي');
  expect(formatList([], 'ar')).toBe('');
});
