import { decodeProduct, jsonList } from './json-list';

it('IMG-04 treats an invalid list as empty', () => {
  expect([jsonList('not json'), jsonList('{"a":1}'), jsonList(null)]).toEqual([[], [], []]);
  expect(jsonList('["a","b"]')).toEqual(['a', 'b']);
});

it('IMG-04 decodes the five lists of a product and keeps the rest', () => {
  const wire = {
    id: 1,
    tags: '["men"]',
    images: '["a.webp"]',
    usageImages: '[]',
    sizes: 'broken',
    colors: '["#000000"]',
  };
  expect(decodeProduct(wire)).toEqual({
    id: 1,
    tags: ['men'],
    images: ['a.webp'],
    usageImages: [],
    sizes: [],
    colors: ['#000000'],
  });
});

it('IMG-04 decodes a product of a list, which has no usage images', () => {
  const wire = { id: 1, tags: '[]', images: '["a.webp"]', sizes: '[]', colors: '[]' };
  expect(decodeProduct(wire)).toEqual({
    id: 1,
    tags: [],
    images: ['a.webp'],
    sizes: [],
    colors: [],
  });
});
