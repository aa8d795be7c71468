import { colorName } from './palette.js';

it('PDP-03 a colour of the palette has a name in both languages, any other is said as it is', () => {
  expect([colorName('#b76e79', 'en'), colorName('#B76E79', 'ar')]).toEqual([
    'Rose Gold',
    'ذهبي وردي',
  ]);
  expect([colorName('#123456', 'ar'), colorName('Standard', 'en'), colorName('', 'ar')]).toEqual([
    '#123456',
    'Standard',
    '',
  ]);
});
