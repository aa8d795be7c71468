import {
  checkOptions,
  needsChoice,
  optionKey,
  optionText,
  optionWords,
  productText,
  variantName,
} from './options.js';

const SHOE = { sizes: ['41', '42'], colors: ['#1F2A44'] };
const BELT = { sizes: [], colors: [] };
const DRESS = { sizes: ['S', 'M'], colors: ['#D4AF37', '#C0C0C0'] };
const WATCH = { sizes: [], colors: ['#D4AF37', '#C0C0C0'] };

it.each([
  [{}],
  [{ size: '', color: '' }],
  [{ size: 'Standard', color: 'standard' }],
  [{ size: ' Default ' }],
])('CHK-10 a missing choice is reported where there is more than one: %o', (chosen) => {
  expect(checkOptions(chosen, SHOE)).toEqual({
    size: '',
    color: '#1F2A44',
    problems: [{ option: 'size', problem: 'option_required' }],
  });
  expect(checkOptions(chosen, WATCH).problems).toEqual([
    { option: 'color', problem: 'option_required' },
  ]);
  expect(checkOptions(chosen, DRESS).problems).toEqual([
    { option: 'size', problem: 'option_required' },
    { option: 'color', problem: 'option_required' },
  ]);
});

it('CHK-10 a placeholder is accepted without options, and a single option is chosen automatically', () => {
  const nothing = { size: '', color: '', problems: [] };
  expect(checkOptions({ size: 'Standard', color: 'Default' }, BELT)).toEqual(nothing);
  expect(checkOptions({}, BELT)).toEqual(nothing);
  expect(checkOptions({ size: 'Standard' }, { sizes: ['75 cm'], colors: [] }).size).toBe('75 cm');
  expect(checkOptions({}, { sizes: ['Standard', 'Large'], colors: [] }).problems).toEqual([
    { option: 'size', problem: 'option_required' },
  ]);
  expect(
    checkOptions({ size: 'Standard' }, { sizes: ['Standard', 'Large'], colors: [] }),
  ).toMatchObject({
    size: 'Standard',
    problems: [],
  });
});

it('CHK-11 unknown options are refused', () => {
  const [size, color] = (['size', 'color'] as const).map((option) => ({
    option,
    problem: 'option_unknown',
  }));
  expect(checkOptions({ size: '47', color: '#1F2A44' }, SHOE).problems).toEqual([size]);
  expect(checkOptions({ size: '42', color: 'Red' }, SHOE).problems).toEqual([color]);
  expect(checkOptions({ size: '47', color: 'Red' }, SHOE).problems).toEqual([size, color]);
  expect(checkOptions({ size: 'M' }, BELT).problems).toEqual([size]);
});

it('CHK-11 a color matches its hex value in any case and its names', () => {
  for (const color of ['#d4af37', 'gold', 'ذهبي'])
    expect(checkOptions({ color }, WATCH)).toMatchObject({ color: '#D4AF37', problems: [] });
});

it('CHK-28 different spellings of an option are equal', () => {
  const navy = { size: '42', color: '#1F2A44' };
  for (const color of ['navy', ' Navy ', '#1f2a44', 'كحلي'])
    expect(optionKey({ size: ' 42', color })).toEqual(navy);
  for (const none of [{}, { size: 'Standard', color: 'default' }])
    expect(optionKey(none)).toEqual({ size: '', color: '' });
  expect(optionKey({ size: 'S', color: 'No colour' })).toEqual({ size: 'S', color: 'no colour' });
});

it('CART-20 a product with more than one size or color needs a choice', () => {
  expect([SHOE, BELT, WATCH].map(needsChoice)).toEqual([true, false, true]);
});

it('ORD-10 options are shown as text, and placeholders are omitted', () => {
  expect(optionWords({ size: '42', color: '#1F2A44' }, 'en')).toEqual(['42', 'Navy']);
  expect(optionWords({ size: '42', color: '#1F2A44' }, 'ar')).toEqual(['42', 'كحلي']);
  expect(optionWords({ size: 'Standard', color: 'Default' }, 'en')).toEqual([]);
  expect(optionWords({}, 'ar')).toEqual([]);
  expect(optionText({ size: '42', color: 'navy' }, 'ar')).toBe('42، كحلي');
});

it('MUT-01 one size or color needs no choice', () => {
  const needs = (sizes: string[], colors: string[]) => needsChoice({ sizes, colors });
  expect([needs(['41'], ['navy']), needs([], [])]).toEqual([false, false]);
});

it('MUT-01 a color outside the palette is compared trimmed and in lower case', () => {
  const { color, problems } = checkOptions(
    { color: ' #ABCDEF ' },
    { sizes: [], colors: ['#abcdef'] },
  );
  expect([color, problems]).toEqual(['#abcdef', []]);
});

it('MUT-01 options are written with the comma of the language', () => {
  expect(optionText({ size: '42', color: 'navy' }, 'en')).toBe('42, Navy');
});

it('VAR-10 names a variant in both languages', () => {
  expect(variantName({ size: '42', color: '#1F2A44' }, 'en')).toBe('42, Navy');
  expect(variantName({ size: '42', color: '#1F2A44' }, 'ar')).toBe('42، كحلي');
  expect(variantName({ size: '', color: '#1F2A44' }, 'en')).toBe('Navy');
});

it.each([
  ['50 ml', '50 مل'],
  ['7.5ml', '7.5 مل'],
  ['100 g', '100 جم'],
  ['75 cm', '75 سم'],
  ['One size', 'مقاس واحد'],
  ['2-3 Y', '2-3 سنوات'],
  ['10-11 Y', '10-11 سنة'],
  ['XL', 'XL'],
  ['42', '42'],
  ['34 G', '34 G'],
  ['32 L', '32 L'],
])('GOODS-61 the size %s is %s in Arabic, and as stored in English', (size, arabic) => {
  expect(optionText({ size }, 'ar')).toBe(arabic);
  expect(optionText({ size }, 'en')).toBe(size);
});

it('names a product in the language, with the options that it has', () => {
  const dress = { name: 'Silk Dress', nameAr: 'فستان حرير', size: 'M', color: '#000000' };
  expect(productText(dress, 'en')).toBe('Silk Dress (M, Black)');
  expect(productText(dress, 'ar')).toBe('فستان حرير (M، أسود)');
  expect(productText({ ...dress, nameAr: null, size: '', color: '' }, 'ar')).toBe('Silk Dress');
});
