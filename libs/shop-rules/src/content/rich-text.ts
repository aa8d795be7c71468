import { isStoredName } from '../catalogue/file-kinds.js';
import { isVideo } from '../catalogue/media.js';

/** Parts of a line. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'bold' | 'italic'; parts: Inline[] }
  | { kind: 'link'; to: string; parts: Inline[] };

/** An uploaded picture with its size in px. */
export interface TextPicture {
  file: string;
  width: number;
  height: number;
  /** Alternative text. */
  alt: string;
}

export type Block =
  | { kind: 'heading'; level: 2 | 3; parts: Inline[]; /** Anchor. */ id: string }
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | ({ kind: 'picture' } & TextPicture)
  /** Each row has as many cells as the header. */
  | { kind: 'table'; header: Inline[][]; rows: Inline[][][] };

/** A heading of level 2 and the blocks below it; the first section has none. */
export interface Section {
  heading?: Extract<Block, { kind: 'heading' }>;
  blocks: Block[];
}

/** Characters that URL parsers drop or rewrite: spaces, line ends, invisible characters, backslashes. */
const HIDDEN = /[\s\p{C}\\]/u;
const TARGETS = [
  // A path of the shop; two slashes would begin the name of another host.
  /^\/(?!\/)(?![^?#]*\/\/)/,
  // Without a user name, behind which the host would be hidden.
  /^https?:\/\/[^/?#@]+([/?#]|$)/i,
  /^mailto:[^@?]+@[^@?]+(\?|$)/i,
  /^tel:\+?[\d-]{3,}$/i,
];

/** Whether a text may link there: http(s), mailto, tel, or a path of the shop. */
export const isTextLink = (to: string): boolean =>
  !HIDDEN.test(to) && TARGETS.some((target) => target.test(to));

const LINK = /\[([^[\]\n]+)\]\(([^()\s]+)\)/y;
const LINKS = new RegExp(LINK, 'g');

/** Targets of links that are not allowed; they are shown as they are written. */
export const refusedLinks = (text: string): string[] =>
  [...text.matchAll(LINKS)].flatMap(([, , to = '']) => (isTextLink(to) ? [] : [to]));

const ESCAPED = /^\\[\\*[\]#.|-]/;

/** The text between a mark and its next occurrence, without spaces at its ends. */
const between = (text: string, at: number, mark: string): string | undefined => {
  const end = text.indexOf(mark, at + mark.length);
  const inner = text.slice(at + mark.length, Math.max(end, 0));
  return inner !== '' && inner === inner.trim() ? inner : undefined;
};

/** What begins at a place of a text, a part or letters that mean themselves, and where it ends. */
const readAt = (text: string, at: number): [part: Inline | string, end: number] => {
  const char = text[at] ?? '';
  if (char === '\n') return [{ kind: 'break' }, at + 1];
  if (ESCAPED.test(text.slice(at, at + 2))) return [text[at + 1] ?? '', at + 2];
  if (char === '*') {
    const mark = text[at + 1] === '*' ? '**' : '*';
    const inner = between(text, at, mark);
    if (inner === undefined) return [mark, at + mark.length];
    const kind = mark === '*' ? 'italic' : 'bold';
    return [{ kind, parts: inlineOf(inner) }, at + inner.length + 2 * mark.length];
  }
  LINK.lastIndex = at;
  const [written = '', label = '', to = ''] = (char === '[' && LINK.exec(text)) || [];
  if (isTextLink(to)) return [{ kind: 'link', to, parts: inlineOf(label) }, at + written.length];
  return [char, at + 1];
};

const inlineOf = (text: string): Inline[] => {
  const parts: Inline[] = [];
  let at = 0;
  while (at < text.length) {
    const [part, end] = readAt(text, at);
    const last = parts.at(-1);
    if (typeof part !== 'string') parts.push(part);
    else if (last?.kind === 'text') last.text += part;
    else parts.push({ kind: 'text', text: part });
    at = end;
  }
  return parts;
};

/** The parts as plain text. */
export const plainText = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      return part.kind === 'break' ? ' ' : plainText(part.parts);
    })
    .join('');

/** Gives each heading an anchor of its own. */
const anchors = () => {
  const used = new Set<string>();
  return (parts: Inline[]): string => {
    const words = plainText(parts)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? ['section'];
    const start = words.join('-');
    let id = start;
    for (let count = 2; used.has(id); count += 1) id = `${start}-${count}`;
    used.add(id);
    return id;
  };
};

/** A line of a table, and the line below its header. */
const ROW = /^\|.*\|$/;
const RULE = /^\|(?: *:?-{3,}:? *\|)+$/;

/** Cells of a line; a backslash before a bar makes it text. */
const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** The table that begins at a line, if one does. */
const tableAt = (
  lines: readonly string[],
  start: number,
): Extract<Block, { kind: 'table' }> | undefined => {
  const [head = '', rule = ''] = [lines[start], lines[start + 1]];
  if (!ROW.test(head) || !RULE.test(rule)) return undefined;
  const header = cellsOf(head);
  if (header.length !== cellsOf(rule).length) return undefined;
  const end = lines.findIndex((line, at) => at > start && !ROW.test(line));
  const rows = lines.slice(start + 2, end < 0 ? undefined : end).map((line) => {
    const cells = cellsOf(line);
    return header.map((_, at) => inlineOf(cells[at] ?? ''));
  });
  return { kind: 'table', header: header.map(inlineOf), rows };
};

const PICTURE = /^!\[([^[\]]*)\]\((\S+) ([1-9]\d{0,3})x([1-9]\d{0,3})\)$/;

/** The picture that a line consists of, if it is one. */
const pictureOf = (line: string): TextPicture | undefined => {
  const [, alt = '', file = '', width, height] = PICTURE.exec(line) ?? [];
  if (!isStoredName(file) || isVideo(file)) return undefined;
  return { file, width: Number(width), height: Number(height), alt: alt.trim() };
};

/** The line that shows a picture; brackets of its alternative text would end it. */
export const pictureLine = ({ file, width, height, alt }: TextPicture): string =>
  `![${alt.replace(/[[\]\s]+/g, ' ').trim()}](${file} ${width}x${height})`;

/** The pictures of a text. */
export const picturesOf = (text: string): TextPicture[] =>
  text.split('\n').flatMap((line) => pictureOf(line.trim()) ?? []);

const HEADING = /^(##|###) +(\S.*)$/;
const ITEM = /^(?:([-*])|\d{1,3}[.)]) +(\S.*)$/;

/**
 * Blocks of a text in a subset of Markdown: `##` and `###` headings, lists with `-` or `1.`, tables with `|` and a line
 * of `| --- |` below their header, pictures as `![alternative text](file 1200x800)` on a line of their own, paragraphs,
 * `**bold**`, `*italic*`, `[links](https://…)`, and `\` before a mark that is meant literally. Everything else is text, also HTML.
 */
export const richTextOf = (source: string): Block[] => {
  const blocks: Block[] = [];
  const anchorOf = anchors();
  /** Lines of the paragraph that is being read. */
  let lines: string[] = [];
  let list: Extract<Block, { kind: 'list' }> | undefined;
  const endParagraph = (): void => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', parts: inlineOf(lines.join('\n')) });
    lines = [];
  };
  const addItem = (ordered: boolean, content: string): void => {
    if (list?.ordered !== ordered) {
      list = { kind: 'list', ordered, items: [] };
      blocks.push(list);
    }
    list.items.push(inlineOf(content));
  };
  const written = source.split('\n').map((line) => line.trim());
  for (let at = 0; at < written.length; at += 1) {
    const line = written[at] ?? '';
    const table = tableAt(written, at);
    if (table) {
      endParagraph();
      list = undefined;
      blocks.push(table);
      // Its lines, but for the one that the loop passes.
      at += table.rows.length + 1;
      continue;
    }
    const picture = pictureOf(line);
    const [isHeading, marks, title = ''] = HEADING.exec(line) ?? [];
    const [isItem, bullet, content = ''] = ITEM.exec(line) ?? [];
    if (picture || isHeading || isItem || line === '') endParagraph();
    else lines.push(line);
    if (picture) blocks.push({ kind: 'picture', ...picture });
    if (isItem) addItem(bullet === undefined, content);
    else list = undefined;
    if (isHeading) {
      const parts = inlineOf(title);
      blocks.push({ kind: 'heading', level: marks === '##' ? 2 : 3, parts, id: anchorOf(parts) });
    }
  }
  endParagraph();
  return blocks;
};

/** The blocks by headings of level 2. */
export const sectionsOf = (blocks: readonly Block[]): Section[] => {
  const sections: Section[] = [{ blocks: [] }];
  for (const block of blocks)
    if (block.kind === 'heading' && block.level === 2)
      sections.push({ heading: block, blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  return sections;
};
