import { checkOptions, needsChoice, optionText, optionWords } from './options.js';

const SHOE = { sizes: ['41', '42'], colors: ['#1F2A44'] };
const BELT = { sizes: [], colors: [] };
const WATCH = { sizes: [], colors: ['#D4AF37', '#C0C0C0'] };

it.each([
  [{}],
  [{ size: '', color: '' }],
  [{ size: 'Standard', color: 'standard' }],
  [{ size: ' Default ' }],
])('CHK-10 a choice that was not made is asked for where there is more than one: %o', (chosen) => {
  expect(checkOptions(chosen, SHOE)).toEqual({
    size: '',
    color: '#1F2A44',
    problem: 'option_required',
    option: 'size',
  });
  expect(checkOptions(chosen, WATCH)).toMatchObject({
    problem: 'option_required',
    option: 'color',
  });
});

it('CHK-10 a placeholder is taken where nothing can be chosen, and the only choice chooses itself', () => {
  const nothing = { size: '', color: '', problem: null, option: null };
  expect(checkOptions({ size: 'Standard', color: 'Default' }, BELT)).toEqual(nothing);
  expect(checkOptions({}, BELT)).toEqual(nothing);
  expect(checkOptions({ size: 'Standard' }, { sizes: ['75 cm'], colors: [] }).size).toBe('75 cm');
  expect(checkOptions({}, { sizes: ['Standard', 'Large'], colors: [] }).problem).toBe(
    'option_required',
  );
  expect(
    checkOptions({ size: 'Standard' }, { sizes: ['Standard', 'Large'], colors: [] }),
  ).toMatchObject({
    size: 'Standard',
    problem: null,
  });
});

it('CHK-11 what the product does not have is refused', () => {
  expect(checkOptions({ size: '47', color: '#1F2A44' }, SHOE)).toMatchObject({
    problem: 'option_unknown',
    option: 'size',
  });
  expect(checkOptions({ size: '42', color: 'Red' }, SHOE)).toMatchObject({
    problem: 'option_unknown',
    option: 'color',
  });
  expect(checkOptions({ size: 'M' }, BELT).problem).toBe('option_unknown');
});

it('CHK-11 a color is known by its hex value in any case and by its names', () => {
  for (const color of ['#d4af37', 'gold', 'ذهبي'])
    expect(checkOptions({ color }, WATCH)).toMatchObject({ color: '#D4AF37', problem: null });
});

it('CART-20 a product with more than one size or color has to be chosen in one', () => {
  expect([SHOE, BELT, WATCH].map(needsChoice)).toEqual([true, false, true]);
});

it('ORD-10 options are words, and placeholders are no options', () => {
  expect(optionWords({ size: '42', color: '#1F2A44' }, 'en')).toEqual(['42', 'Navy']);
  expect(optionWords({ size: '42', color: '#1F2A44' }, 'ar')).toEqual(['42', 'كحلي']);
  expect(optionWords({ size: 'Standard', color: 'Default' }, 'en')).toEqual([]);
  expect(optionWords({}, 'ar')).toEqual([]);
  expect(optionText({ size: '42', color: 'navy' }, 'ar')).toBe('42، كحلي');
});
