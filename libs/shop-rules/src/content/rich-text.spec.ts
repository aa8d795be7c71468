import {
  isTextLink,
  pictureLine,
  picturesOf,
  plainText,
  refusedLinks,
  richTextOf,
  sectionsOf,
} from './rich-text.js';

const text = (words: string) => ({ kind: 'text', text: words });

it('TEXTS-20 headings, paragraphs and lists are blocks; a line break stays one', () => {
  const source =
    'First\nline\n\n## Big *title*\n### Small\n- one\n- two\n\n1. first\n2) second\nlast';
  expect(richTextOf(source)).toEqual([
    { kind: 'paragraph', parts: [text('First'), { kind: 'break' }, text('line')] },
    {
      kind: 'heading',
      level: 2,
      id: 'big-title',
      parts: [text('Big '), { kind: 'italic', parts: [text('title')] }],
    },
    { kind: 'heading', level: 3, id: 'small', parts: [text('Small')] },
    { kind: 'list', ordered: false, items: [[text('one')], [text('two')]] },
    { kind: 'list', ordered: true, items: [[text('first')], [text('second')]] },
    { kind: 'paragraph', parts: [text('last')] },
  ]);
});

it('TEXTS-20 bold, italic and links can contain one another', () => {
  expect(richTextOf('A **bold *and* italic** [see **terms**](/terms-and-conditions).')).toEqual([
    {
      kind: 'paragraph',
      parts: [
        text('A '),
        {
          kind: 'bold',
          parts: [text('bold '), { kind: 'italic', parts: [text('and')] }, text(' italic')],
        },
        text(' '),
        {
          kind: 'link',
          to: '/terms-and-conditions',
          parts: [text('see '), { kind: 'bold', parts: [text('terms')] }],
        },
        text('.'),
      ],
    },
  ]);
});

it.each([
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['**open', '**open'],
  ['a ** b ** c', 'a ** b ** c'],
  ['\\*plain\\* \\[x\\](/y)', '*plain* [x](/y)'],
  ['\\- no item', '- no item'],
  ['# no heading', '# no heading'],
  ['##no heading', '##no heading'],
  ['<b onclick="x()">&amp;</b>', '<b onclick="x()">&amp;</b>'],
  ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
  ['[x](data:text/html,y)', '[x](data:text/html,y)'],
])('TEXTS-21 %s stays text', (source, shown) => {
  expect(richTextOf(source)).toEqual([{ kind: 'paragraph', parts: [text(shown)] }]);
});

it('TEXTS-20 equal headings have different anchors, Arabic ones too', () => {
  const headings = richTextOf('## الإرجاع\n## الإرجاع\n## ؟').flatMap((block) =>
    block.kind === 'heading' ? [block.id] : [],
  );
  expect(headings).toEqual(['الإرجاع', 'الإرجاع-2', 'section']);
});

it('sections begin at headings of level 2', () => {
  const sections = sectionsOf(richTextOf('Lead\n## One\ntext\n### Part\n## Two'));
  expect(
    sections.map(({ heading, blocks }) => [heading && plainText(heading.parts), blocks.length]),
  ).toEqual([
    [undefined, 1],
    ['One', 2],
    ['Two', 0],
  ]);
});

it.each([
  '/about',
  '/',
  '/category/2?tag=a&sort=new#top',
  'https://example.com',
  'http://example.com/a//b?c=d@e',
  'mailto:help@example.com',
  'mailto:help@example.com?subject=Return',
  'tel:+97145550000',
])('TEXTS-21 a text may link to %s', (to) => {
  expect(isTextLink(to)).toBe(true);
  expect(refusedLinks(`[x](${to})`)).toEqual([]);
});

it.each([
  'javascript:alert`1`',
  'JavaScript:x',
  'data:text/html,x',
  'vbscript:x',
  '//example.com',
  '/.//example.com',
  '/\\example.com',
  'https://shop.example@evil.example/',
  'https:example.com',
  'www.example.com',
  'ftp://example.com',
  'mailto:',
  'tel:abc',
  '/a\u200bb',
  'java\u0000script:x',
  '',
])('TEXTS-21 a text may not link to %j', (to) => {
  expect(isTextLink(to)).toBe(false);
});

it('TEXTS-21 refused links are named', () => {
  expect(refusedLinks('[a](/b) [c](ftp://d) and [e](www.f.com)')).toEqual(['ftp://d', 'www.f.com']);
});

it('the longest text with marks that nothing closes is parsed', () => {
  for (const mark of ['![', '|', '|-\n', '|a|\n', '*', '[', '**a ', '\\', '[a](', '- ', '## '])
    expect(richTextOf(mark.repeat(20_000 / mark.length)).length).toBeGreaterThan(0);
});

it('TEXTS-23 bars with a line below the header are a table; its rows have the cells of the header', () => {
  const [before, table, after] = richTextOf(
    'Fees:\n| City | Fee |\n|---|:---:|\n| **Dubai** | 10 \\| day |\n| Ajman |\n| a | b | c |\nThen',
  );
  const text = (content: string) => [{ kind: 'text', text: content }];
  expect(before).toEqual({ kind: 'paragraph', parts: text('Fees:') });
  expect(table).toEqual({
    kind: 'table',
    header: [text('City'), text('Fee')],
    rows: [
      [[{ kind: 'bold', parts: text('Dubai') }], text('10 | day')],
      [text('Ajman'), []],
      [text('a'), text('b')],
    ],
  });
  expect(after).toEqual({ kind: 'paragraph', parts: text('Then') });
});

it.each(['| a | b |', '| a | b |\n| --- |', '| a | b |\n| -- | -- |', 'a | b\n--- | ---'])(
  'TEXTS-23 %j stays text',
  (source) => {
    expect(richTextOf(source)).toMatchObject([{ kind: 'paragraph' }]);
  },
);

it('TEXTS-30 a picture on a line of its own is a block with its size and alternative text', () => {
  const picture = { file: 'a-1.webp', width: 1200, height: 800, alt: 'Our {shop}' };
  const source = `Text\n${pictureLine(picture)}\n- item\n![](b.png 9x9)`;
  expect(richTextOf(source)).toEqual([
    { kind: 'paragraph', parts: [text('Text')] },
    { kind: 'picture', ...picture },
    { kind: 'list', ordered: false, items: [[text('item')]] },
    { kind: 'picture', file: 'b.png', width: 9, height: 9, alt: '' },
  ]);
  expect(picturesOf(source)).toEqual([picture, { file: 'b.png', width: 9, height: 9, alt: '' }]);
  expect(pictureLine({ ...picture, alt: ' A [new]\nshop ' })).toBe(
    '![A new shop](a-1.webp 1200x800)',
  );
});

it.each([
  '![x](https://evil.example/a.png 1x1)',
  '![x](../a.png 1x1)',
  '![x](film.mp4 1x1)',
  '![x](a.svg 1x1)',
  '![x](a.png 0x1)',
  '![x](a.png 1x99999)',
  '![x](a.png)',
  'before ![x](a.png 1x1)',
  '![x](a.png 1x1) after',
])('TEXTS-30 %s is no picture', (source) => {
  expect(richTextOf(source)).toMatchObject([{ kind: 'paragraph' }]);
  expect(picturesOf(source)).toEqual([]);
});
