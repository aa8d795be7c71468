import { keysOf, mailboxOf } from './shopper-keys.js';

const NONE = { email: '', phone: '', fullName: '', city: '', area: '', building: '' };

it('PERSON-40 compares mail addresses without case, and those of Gmail without dots and tags', () => {
  expect(mailboxOf('Mariam.Saleh+shop@GoogleMail.com')).toBe('mariamsaleh@gmail.com');
  expect(mailboxOf('mariamsaleh@gmail.com')).toBe('mariamsaleh@gmail.com');
  expect(mailboxOf('Mariam.Saleh+shop@example.com')).toBe('mariam.saleh+shop@example.com');
  expect(mailboxOf('+shop@gmail.com')).toBe('');
  expect(mailboxOf('')).toBe('');
});

it('PERSON-40 compares phone numbers in any notation', () => {
  const phones = ['050 123 4567', '+971501234567', '٠٥٠١٢٣٤٥٦٧', '00971501234567'];
  expect(new Set(phones.map((phone) => keysOf({ ...NONE, phone })[0]?.key))).toEqual(
    new Set(['+971501234567']),
  );
  expect(keysOf({ ...NONE, phone: 'Undefined' })).toEqual([]);
  expect(keysOf({ ...NONE, phone: '12' })).toEqual([]);
});

it('PERSON-40 compares the name with city, area and building, which must all be known', () => {
  const place = { city: 'Dubai', area: 'Al Barsha 1', building: 'Sidra Tower' };
  const [key] = keysOf({ ...NONE, fullName: 'Mariam Al-Suwaidi', ...place });
  expect(key).toEqual({ kind: 'address', key: 'mariam al suwaidi|dubai|al barsha 1|sidra tower' });
  expect(
    keysOf({ ...NONE, fullName: ' mariam  al suwaidi', ...place, building: 'SIDRA tower' }),
  ).toEqual([key]);
  expect(keysOf({ ...NONE, fullName: 'مَريم السويدي', ...place })).toEqual(
    keysOf({ ...NONE, fullName: 'مريم السويدي', ...place }),
  );
  expect(keysOf({ ...NONE, fullName: 'Mariam', ...place, building: 'Undefined' })).toEqual([]);
});
