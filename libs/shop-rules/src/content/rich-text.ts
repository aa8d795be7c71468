/** Parts of a line. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'bold' | 'italic'; parts: Inline[] }
  | { kind: 'link'; to: string; parts: Inline[] };

export type Block =
  | { kind: 'heading'; level: 2 | 3; parts: Inline[]; /** Anchor. */ id: string }
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] };

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

const ESCAPED = /^\\[\\*[\]#.-]/;

/** The text between a mark and its next occurrence, without spaces at its ends. */
const between = (text: string, at: number, mark: string): string | undefined => {
  const end = text.indexOf(mark, at + mark.length);
  const inner = text.slice(at + mark.length, Math.max(end, 0));
  return inner !== '' && inner === inner.trim() ? inner : undefined;
};

const inlineOf = (text: string): Inline[] => {
  const parts: Inline[] = [];
  let plain = '';
  const add = (part: Inline): void => {
    if (plain) parts.push({ kind: 'text', text: plain });
    plain = '';
    parts.push(part);
  };
  let at = 0;
  while (at < text.length) {
    const char = text[at] ?? '';
    if (char === '\\' && ESCAPED.test(text.slice(at, at + 2))) {
      plain += text[at + 1] ?? '';
      at += 2;
      continue;
    }
    if (char === '\n') {
      add({ kind: 'break' });
      at += 1;
      continue;
    }
    if (char === '*') {
      const mark = text[at + 1] === '*' ? '**' : '*';
      const inner = between(text, at, mark);
      if (inner !== undefined) {
        add({ kind: mark === '*' ? 'italic' : 'bold', parts: inlineOf(inner) });
        at += inner.length + 2 * mark.length;
        continue;
      }
      plain += mark;
      at += mark.length;
      continue;
    }
    LINK.lastIndex = at;
    const [written = '', label = '', to = ''] = (char === '[' && LINK.exec(text)) || [];
    if (isTextLink(to)) {
      add({ kind: 'link', to, parts: inlineOf(label) });
      at += written.length;
      continue;
    }
    plain += char;
    at += 1;
  }
  if (plain) parts.push({ kind: 'text', text: plain });
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

const HEADING = /^(##|###) +(\S.*)$/;
const ITEM = /^(?:([-*])|\d{1,3}[.)]) +(\S.*)$/;

/**
 * Blocks of a text in a subset of Markdown: `##` and `###` headings, lists with `-` or `1.`, paragraphs, `**bold**`,
 * `*italic*`, `[links](https://…)`, and `\` before a mark that is meant literally. Everything else is text, also HTML.
 */
export const richTextOf = (source: string): Block[] => {
  const blocks: Block[] = [];
  const anchorOf = anchors();
  let lines: string[] = [];
  const endParagraph = (): void => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', parts: inlineOf(lines.join('\n')) });
    lines = [];
  };
  let list: Extract<Block, { kind: 'list' }> | undefined;
  for (const each of source.split('\n')) {
    const line = each.trim();
    const [, marks, title = ''] = HEADING.exec(line) ?? [];
    const [item, bullet, content = ''] = ITEM.exec(line) ?? [];
    if (item === undefined) list = undefined;
    else {
      endParagraph();
      const ordered = bullet === undefined;
      if (list?.ordered !== ordered) {
        list = { kind: 'list', ordered, items: [] };
        blocks.push(list);
      }
      list.items.push(inlineOf(content));
      continue;
    }
    if (marks) {
      endParagraph();
      const parts = inlineOf(title);
      blocks.push({ kind: 'heading', level: marks === '##' ? 2 : 3, parts, id: anchorOf(parts) });
    } else if (line === '') endParagraph();
    else lines.push(line);
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
