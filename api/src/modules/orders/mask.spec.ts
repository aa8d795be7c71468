import { maskEmail, maskName, maskPhone } from './mask.js';

it('leaves only hints of a person', () => {
  expect(maskName('Layla Hassan')).toBe('L**** H*****');
  expect(maskName('نورة علي')).toBe('ن*** ع**');
  expect(maskEmail('layla@example.com')).toBe('l***@e***.com');
  expect(maskPhone('+971501234567')).toBe('+971*******67');
});
