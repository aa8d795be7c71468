import { msg } from '../../../../platform/i18n/message.js';
import { insufficientStock, wrongOptions } from './line-refusals.js';
import type { PricedLine } from './priced-line.js';

const lineOf = (name: string, more: Partial<PricedLine> = {}): PricedLine => ({
  productId: 1,
  vendorId: null,
  name,
  nameAr: '',
  image: null,
  quantity: 1,
  unitFils: 100,
  listFils: 100,
  struckAllowed: true,
  lowestFils: null,
  range: null,
  available: 0,
  problem: 'insufficient_stock',
  options: { size: '', color: '', problems: [] },
  hasVariant: false,
  ...more,
});

it('MUT-02 a refusal names only the lines that are short, at their places', () => {
  const lines = [lineOf('Watch'), lineOf('Shoe'), lineOf('', { problem: 'unavailable' })];
  const refusal = insufficientStock(lines, lines.slice(1));
  expect(refusal).toMatchObject({
    status: 409,
    code: 'insufficient_stock',
    detail: msg('checkout.someUnavailable'),
    errors: [
      { pointer: '#/lines/1', detail: msg('checkout.insufficientStock', { name: 'Shoe' }) },
      { pointer: '#/lines/2', detail: msg('checkout.unavailable') },
    ],
  });
  expect(refusal.errors).toHaveLength(2);
});

it('MUT-02 a refusal names each missing and unknown option; the first is its code', () => {
  const refusal = wrongOptions([
    lineOf('Watch'),
    lineOf('Shoe', {
      options: {
        size: '',
        color: '',
        problems: [
          { option: 'size', problem: 'option_unknown' },
          { option: 'color', problem: 'option_required' },
        ],
      },
    }),
    lineOf('Ring', {
      options: {
        size: '',
        color: '',
        problems: [
          { option: 'size', problem: 'option_required' },
          { option: 'color', problem: 'option_unknown' },
        ],
      },
    }),
  ]);
  expect(refusal).toMatchObject({
    status: 422,
    code: 'option_unknown',
    detail: msg('checkout.sizeUnavailable', { name: 'Shoe' }),
    errors: [
      { pointer: '#/lines/1/size', detail: msg('checkout.sizeUnavailable', { name: 'Shoe' }) },
      { pointer: '#/lines/1/color', detail: msg('checkout.colorMissing', { name: 'Shoe' }) },
      { pointer: '#/lines/2/size', detail: msg('checkout.sizeMissing', { name: 'Ring' }) },
      { pointer: '#/lines/2/color', detail: msg('checkout.colorUnavailable', { name: 'Ring' }) },
    ],
  });
});

it('MUT-02 without a known problem the refusal asks for size and color', () => {
  expect(wrongOptions([lineOf('Watch')])).toMatchObject({
    code: 'option_required',
    detail: msg('checkout.sizeAndColorMissing'),
    errors: [],
  });
});
