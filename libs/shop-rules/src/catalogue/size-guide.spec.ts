import { inInches } from './size-guide.js';

it.each([
  ['86', '33.9'],
  ['86–90', '33.9–35.4'],
  ['25.4', '10'],
  ['1.72', '0.68'],
  ['—', '—'],
  ['', ''],
])('SIZE-03 shows %j centimeters as %j inches', (cm, inches) => {
  expect(inInches(cm)).toBe(inches);
});
