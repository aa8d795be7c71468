import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata.js';
import { Env } from '../config/env.js';
import { fieldProblems } from '../http/validation/field-problems.js';
import { msg, storedMessage } from './message.js';
import { MESSAGES } from './messages/index.js';
import { translate } from './translate.js';

const SOURCE = new URL('../../', import.meta.url);

const parametersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name))].filter(
    (name) => text.includes(`{${name},`) || text.includes(`{${name}}`),
  );

it.each(Object.entries(MESSAGES))('API-74 %s has an Arabic text', (id, { en, ar }) => {
  if (!/^(server\.text|file\.about|check\.nested)$/.test(id))
    expect(ar).toMatch(/[\u0621-\u064a]{2}/);
  expect(parametersOf(en)).toEqual(expect.arrayContaining(parametersOf(ar)));
});

/** Every validation of an input, except those of settings. */
const checks = async (): Promise<ValidationMetadata[]> => {
  const names = readdirSync(SOURCE, { recursive: true }).map(String);
  for (const name of names.filter((each) => each.endsWith('.dto.ts')))
    await import(new URL(name, SOURCE).pathname);
  const metadata = Object.entries(getMetadataStorage()).find(([name]) =>
    /validationMetadatas$/.test(name),
  )?.[1];
  const found: ValidationMetadata[] = [...metadata.values()].flat();
  return found.filter(({ constraintCls, target }) => constraintCls && target !== Env);
};

it('API-74 every validation has a message in the catalogue', async () => {
  const found = await checks();
  expect(found.length).toBeGreaterThan(100);
  const ids = found.map(({ name, context }) => context?.id ?? `check.${String(name)}`);
  expect([...new Set(ids)].filter((id) => !Object.hasOwn(MESSAGES, id))).toEqual([]);
});

it('API-74 the English messages equal those of class-validator', async () => {
  const usual = (await checks()).filter(({ context }) => !context);
  const targets = new Set(usual.map(({ target }) => target));
  const differing: unknown[] = [];
  for (const target of targets) {
    if (typeof target !== 'function') continue;
    const fields = usual.filter((check) => check.target === target);
    for (const value of [undefined, null, 0.5, '', 'x'.repeat(9000), [0.5], [[]], {}]) {
      const input = Object.fromEntries(fields.map(({ propertyName }) => [propertyName, value]));
      const instance = plainToInstance(target as new () => object, {});
      const errors = validateSync(Object.assign(instance, input));
      for (const error of errors) {
        const [[name, text] = ['', '']] = Object.entries(error.constraints ?? {});
        if (!text || error.contexts?.[name] || name === 'siteLink') continue;
        const [problem] = fieldProblems([error]);
        const translated = problem && translate(problem.detail, 'en');
        const usualText = `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
        if (translated !== usualText) differing.push([usualText, translated]);
      }
    }
  }
  expect(differing).toEqual([]);
});

it('API-74 parameters are inserted unchanged, nested messages are translated', () => {
  const name = 'Oud {50 ml}, “new”';
  expect(translate(msg('checkout.insufficientStock', { name }), 'ar')).toBe(
    `الكمية المطلوبة من ${name} غير متوفرة.`,
  );
  const parts = [msg('import.partAdded', { count: 3 }), msg('import.partLeftOut', { count: 1 })];
  expect(translate(msg('import.done', { parts }), 'ar')).toBe(
    'تم استيراد المنتجات: 3 مضاف، 1 تم تخطيه.',
  );
  expect(translate(msg('import.done', { parts }), 'en')).toBe(
    'The products were imported: 3 added, 1 skipped.',
  );
  const reason = msg('cell.categoryUnknown', { name: 'Nemo' });
  expect(
    translate(msg('import.hasErrorsFirst', { errors: 2, total: 9, cell: 'E4', reason }), 'ar'),
  ).toBe(
    'لم يتم استيراد أي منتج، ففي الملف أخطاء (عدد الصفوف: 2 من 9). E4: لا توجد فئة باسم «Nemo».',
  );
});

it('API-74 counts have plural forms in both languages', () => {
  const inUse = (count: number) => msg('inUse.products', { count });
  expect(translate(inUse(1), 'en')).toBe('This is in use by 1 product.');
  expect(translate(inUse(1200), 'en')).toBe('This is in use by 1200 products.');
  expect(translate(inUse(1), 'ar')).toBe('لا يمكن الحذف، إذ يرتبط به منتج واحد.');
  expect(translate(inUse(12), 'ar')).toBe('لا يمكن الحذف. عدد المنتجات المرتبطة به: 12.');
});

it('API-74 a stored message is translated when it is read, a stored text stays as it is', () => {
  const stored = JSON.parse(JSON.stringify(msg('row.sameProduct', { row: 7 })));
  expect(translate(storedMessage(stored), 'ar')).toBe('الصف 7 يخص المنتج نفسه.');
  expect(translate(storedMessage('Row 7 is for the same {product}.'), 'ar')).toBe(
    'Row 7 is for the same {product}.',
  );
});
