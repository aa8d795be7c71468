import { codesLike } from './free-code.js';
import { suggestCategory, suggestPlace } from './suggest-place.js';

const WATCHES = { id: 1, tags: ['men', 'women', 'Classic', 'Sport', 'Leather'] };
const ACCESSORIES = { id: 2, tags: ['men', 'Belts', 'Scarves', 'Leather', 'Watch Belts'] };
const CATEGORIES = [WATCHES, ACCESSORIES];
const place = (name: string, categoryId = 1, usual: Parameters<typeof suggestPlace>[2] = []) =>
  suggestPlace({ name, model: '', categoryId }, CATEGORIES, usual);

it('DOCTOR-07 suggests the tag that ends last in the name with all its words, the longest first', () => {
  expect(place('Classic Leather Belt')).toEqual({ categoryId: 2, tag: 'Belts' });
  expect(place('Belt, classic')).toEqual({ categoryId: 1, tag: 'Classic' });
  expect(place('Belt for a watch')).toEqual({ categoryId: 2, tag: 'Watch Belts' });
  expect(place('Classic watch with belt')).toEqual({ categoryId: 2, tag: 'Watch Belts' });
});

it('DOCTOR-07 prefers the own category among equal matches', () => {
  expect(place('Alba in leather')).toEqual({ categoryId: 1, tag: 'Leather' });
  expect(place('Alba in leather', 2)).toEqual({ categoryId: 2, tag: 'Leather' });
});

it('DOCTOR-07 otherwise suggests the usual place of the vendor in this category, and no tag that its menu lacks', () => {
  const usual = [
    { categoryId: 2, tag: 'Scarves' },
    { categoryId: 1, tag: 'men' },
    { categoryId: 1, tag: 'sport' },
  ];
  expect(place('Alba', 1, usual)).toEqual({ categoryId: 1, tag: 'sport' });
  expect(place('Alba')).toBeUndefined();
  expect(place('For men and women')).toBeUndefined();
});

const NAMED = [
  { ...WATCHES, name: 'Watches', nameAr: 'ساعات' },
  { ...ACCESSORIES, name: 'Accessories', nameAr: 'إكسسوارات' },
];
const category = (
  name: string,
  usual: Parameters<typeof suggestCategory>[2] = [],
  { nameAr = '', categoryId = 9 } = {},
) => suggestCategory({ name, nameAr, model: '', categoryId }, NAMED, usual);

it('DOCTOR-17 suggests the category whose tag is in the name, with it, then the one that the name names', () => {
  expect(category('Alba leather belt')).toEqual({ categoryId: 2, tag: 'Belts' });
  expect(category('Alba watch')).toEqual({ categoryId: 1 });
  expect(category('Alba', [], { nameAr: 'ساعات ألبا' })).toEqual({ categoryId: 1 });
});

it('DOCTOR-17 otherwise suggests the usual category of the vendor, and never the present one', () => {
  const usual = [
    { categoryId: 9, tag: 'Sport' },
    { categoryId: 2, tag: 'men' },
  ];
  expect(category('Alba', usual)).toEqual({ categoryId: 2 });
  expect(category('Alba')).toBeUndefined();
  expect(category('Alba watch', [], { categoryId: 1 })).toBeUndefined();
});

it('DOCTOR-06 suggests codes in the form of another one, with the id of the product', () => {
  expect(codesLike('LW-BA-000007', 42).slice(0, 2)).toEqual(['LW-BA-000042', 'LW-BA-000042-2']);
  expect(codesLike('7', 1234)[0]).toBe('1234');
  expect(codesLike(undefined, 42)[0]).toBe('P-00042');
  expect(codesLike('none', 42)[0]).toBe('P-00042');
});
