import { FONTS } from './fonts.js';

const sumOf = (table: Buffer): number => {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
};

it.each(FONTS)('$name is an uncompressed font with valid tables', ({ data }) => {
  expect(data.readUInt32BE(0)).toBe(0x00010000);
  const count = data.readUInt16BE(4);
  const names = Array.from({ length: count }, (_, index) => {
    const entry = data.subarray(12 + index * 16);
    const [sum, start, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at));
    const table = Buffer.from(data.subarray(start, (start ?? 0) + (((length ?? 0) + 3) & ~3)));
    const name = entry.toString('latin1', 0, 4);
    // This table contains the checksum of the whole file and is excluded from it.
    if (name === 'head') table.writeUInt32BE(0, 8);
    expect(sumOf(table)).toBe(sum);
    return name;
  });
  expect(names).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'loca']));
});
