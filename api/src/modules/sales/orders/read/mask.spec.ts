import { firstName, maskEmail, maskName, maskPhone } from './mask.js';

it('API-56 vendors see the first name', () => {
  expect([firstName(' Layla  Hassan '), firstName('نورة علي'), firstName('')]).toEqual([
    'Layla',
    'نورة',
    '',
  ]);
});

it('masks personal data', () => {
  expect(maskName('Layla Hassan')).toBe('L**** H*****');
  expect(maskName('نورة علي')).toBe('ن*** ع**');
  expect(maskEmail('layla@example.com')).toBe('l***@e***.com');
  expect(maskPhone('+971501234567')).toBe('+971*******67');
});
