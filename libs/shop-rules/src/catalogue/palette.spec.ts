import { colorName } from './palette.js';

it('PDP-03 a colour of the palette has a name in both languages, any other color that of the nearest', () => {
  expect([colorName('#b76e79', 'en'), colorName('#B76E79', 'ar')]).toEqual([
    'Rose Gold',
    'ذهبي وردي',
  ]);
  expect([colorName('#123456', 'ar'), colorName('كحلي', 'en'), colorName('', 'ar')]).toEqual([
    'كحلي',
    'Navy',
    '',
  ]);
});
