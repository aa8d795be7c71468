import { changedTags, hasTags } from './changed-tags.js';

it('GOODS-58 adds tags once, whatever their case, and removes them', () => {
  const tags = ['Women', 'oud'];
  expect(changedTags(tags, { by: 'add', values: ['OUD ', ' Fresh', 'fresh'] })).toEqual([
    'Women',
    'oud',
    'Fresh',
  ]);
  expect(changedTags(tags, { by: 'remove', values: [' women', 'floral'] })).toEqual(['oud']);
  expect(changedTags(tags, { by: 'add', values: ['women'] })).toBeUndefined();
  expect(changedTags(tags, { by: 'remove', values: ['floral'] })).toBeUndefined();
});

it('GOODS-58 only added tags must be in the menu', () => {
  expect(hasTags(['Fresh'], ['old'], ['old', 'fresh'])).toBe(true);
  expect(hasTags(['Fresh'], ['old'], ['old', 'floral'])).toBe(false);
});
