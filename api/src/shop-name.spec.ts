import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_NAME } from '@shop/shop-rules';

it('SHOPID-02 no source file of the API spells out the name of the shop', () => {
  const names = new RegExp(`\\b${DEMO_NAME.en}\\b|${DEMO_NAME.ar}`);
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts'),
  );
  expect(files).toContain(join('modules', 'sales', 'mails', 'texts', 'mail-texts.en.ts'));
  const naming = files.filter((file) =>
    names.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
  expect(naming).toEqual([]);
});
