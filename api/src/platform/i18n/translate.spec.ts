import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getMetadataStorage } from 'class-validator';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata.js';
import ts from 'typescript';
import { Env } from '../config/env.js';
import { sentence } from '../http/validation.js';
import { ARABIC, inArabic, said } from './translate.js';

const SOURCE = new URL('../../', import.meta.url);
const RULES = new URL('../../libs/shop-rules/src/password.ts', SOURCE);

/** Folders and files whose sentences nobody is answered with: logs, mails, papers, sheets, notes of the history. */
const UNSAID = new RegExp(
  [
    '^platform/(config|database|observability|outbox|queues)/|^platform/gateways/(?!aramex/)',
    '^(app/(ssr|commands)/|app/app\\.module|(main|worker|openapi)\\.ts$)|\\.spec\\.ts$|\\.entity\\.ts$',
    '^platform/i18n/arabic-|^platform/files/picture-process',
    '^modules/sales/(mails/mail-(words|layout|writer)|order-documents/document-words)',
    '^modules/sales/(order-core/transitions-page|payments/(refunds|card-return)\\.service)',
    '^modules/(content/settings/default-settings|catalogue/product-import/sheet-template)',
    '^modules/back-office/queues/alerts',
  ].join('|'),
);
/** What variables within the sentences of a file stand for. */
const VALUES: Record<string, Record<string, string[]>> = {
  'in-use.ts': { kind: ['product', 'deleted product'] },
  'staff-writes.service.ts': { kind: ['product', 'open order'] },
  'validate-import.ts': {
    kind: ['category', 'brand', 'offer', 'vendor'],
    column: ['name', 'price', 'category'],
  },
  'problem.ts': { what: ['This'] },
  'seller-answers.service.ts': { state: ['approved', 'refused'] },
};
const SENTENCE = /^[A-Z“{][^ ]* .*\.$/s;
const IN_SQL = /'([A-Z“%][^ '\n]* [^'\n]*\.)'/g;

/** A way to read a template: which of the values, and which side of its conditions. */
interface Reading {
  values: Record<string, string[]>;
  at: number;
  holds: boolean;
}
const readingsIn = (file: string): Reading[] =>
  [0, 1, 2, 3].flatMap((at) =>
    [true, false].map((holds) => ({ values: VALUES[file] ?? {}, at, holds })),
  );

/** The text of an expression; 7 for what is not known. */
const textOf = (node: ts.Expression, reading: Reading): string => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isConditionalExpression(node))
    return textOf(reading.holds ? node.whenTrue : node.whenFalse, reading);
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce(
      (text, { expression, literal }) => text + textOf(expression, reading) + literal.text,
      node.head.text,
    );
  const values = reading.values[node.getText()] ?? ['7'];
  return values[reading.at % values.length] ?? '';
};

const isForLogs = (node: ts.Node): boolean => {
  const { parent } = node;
  if (ts.isNewExpression(parent)) return parent.expression.getText() === 'Error';
  if (ts.isPropertyAssignment(parent)) return parent.name.getText() === 'description';
  return ts.isCallExpression(parent) && /logger/.test(parent.expression.getText());
};

/** Some have no full stop, as the requirements quote them. */
const isSpoken = (parent: ts.Node, text: string): boolean =>
  (ts.isNewExpression(parent) || ts.isCallExpression(parent)) &&
  /^(done|InvalidInput|Unauthorized|Forbidden|Conflict|Rejected|Unavailable)$/.test(
    parent.expression.getText(),
  ) &&
  text.includes(' ');

/** What may not be found is named without its verb; SQL carries sentences within. */
const sentencesIn = (text: string, { parent }: ts.Node): string[] => {
  if (ts.isNewExpression(parent) && parent.expression.getText() === 'NotFound')
    return text.includes(' ') ? [`${text} was not found.`] : [];
  if (SENTENCE.test(text) || isSpoken(parent, text)) return [text];
  return [...text.matchAll(IN_SQL)].map(([, part = '']) => part.replaceAll('%s', '7'));
};

const sentencesOf = (file: URL): string[] => {
  const found: string[] = [];
  const source = ts.createSourceFile(
    file.pathname,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const readings = readingsIn(path.basename(file.pathname));
  const visit = (node: ts.Node): void => {
    if ((ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && !isForLogs(node))
      for (const text of new Set(readings.map((reading) => textOf(node, reading))))
        found.push(...sentencesIn(text, node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const files = readdirSync(SOURCE, { recursive: true })
  .map((name) => String(name).replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !UNSAID.test(name));
const sentences = [
  ...files.flatMap((name) => sentencesOf(new URL(name, SOURCE))),
  ...sentencesOf(RULES),
];

/** What the checks of the inputs say, each once in the way it leaves. */
const messagesOfChecks = async (): Promise<string[]> => {
  for (const name of files.filter((each) => each.endsWith('.dto.ts')))
    await import(new URL(name, SOURCE).pathname);
  const storage = getMetadataStorage();
  const kept = Object.entries(storage).find(([name]) => /validationMetadatas$/.test(name))?.[1];
  const checks: ValidationMetadata[] = [...kept.values()].flat();
  expect(checks.length).toBeGreaterThan(100);
  return checks
    .filter(({ constraintCls, target }) => constraintCls && target !== Env)
    .flatMap((check) =>
      storage.getTargetValidatorConstraints(check.constraintCls).map(({ instance }) => {
        const { propertyName: property, constraints = [], message } = check;
        const about = { targetName: '', property, object: {}, value: undefined, constraints };
        const text = message ?? instance.defaultMessage?.(about) ?? '';
        const said = typeof text === 'function' ? text(about) : text;
        return sentence(
          said.replace('$property', property).replace('$constraint1', String(constraints[0])),
        );
      }),
    );
};

it('API-74 every sentence the API can say has an Arabic one', () => {
  expect(sentences.length).toBeGreaterThan(150);
  expect([...new Set(sentences)].filter((text) => inArabic(text) === undefined)).toEqual([]);
});

it('API-74 every check of an input has an Arabic sentence', async () => {
  const messages = await messagesOfChecks();
  expect([...new Set(messages)].filter((text) => inArabic(text) === undefined)).toEqual([]);
});

it.each(Object.entries(ARABIC))(
  '“%s” is said in Arabic letters with its values',
  (english, arabic) => {
    expect(arabic).toMatch(/[\u0621-\u064a]{2}/);
    const values = (text: string) => text.match(/\{\w+\}/g) ?? [];
    expect(values(english)).toEqual(expect.arrayContaining(values(arabic)));
  },
);

it('API-74 a value stays as it is, parts and reasons are said in Arabic as well', () => {
  expect(inArabic('There are not enough pieces of Oud, 50 ml.')).toBe(
    'لا توجد قطع كافية من Oud, 50 ml.',
  );
  expect(inArabic('The products were imported: 3 added, 1 left out.')).toBe(
    'تم استيراد المنتجات: 3 مضاف، 1 متروك.',
  );
  expect(
    inArabic('Nothing was imported: 2 of 9 rows cannot be. E4: There is no brand “Nemo”.'),
  ).toBe(
    'لم يُستورد شيء، ففي الملف أخطاء (عدد الصفوف: 2 من 9). E4: لا توجد علامة تجارية باسم «Nemo».',
  );
});

it('API-74 English stays letter for letter, and so does what has no Arabic words or is very long', () => {
  expect(said('Please log in.', 'en')).toBe('Please log in.');
  expect(said('Nobody ever wrote this.', 'ar')).toBe('Nobody ever wrote this.');
  const long = `Property ${'x'.repeat(200_000)} should not exist.`;
  expect(said(long, 'ar')).toBe(long);
});
