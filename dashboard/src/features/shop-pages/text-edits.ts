/** A text area's text and selection. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Replaces a range of the text, then selects a range of the new text. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

export type LineMark = '## ' | '### ' | '- ' | '1. ';

const MARKED = /^(#{2,3}|[-*]|\d{1,3}[.)]) +/;

const replaced = (from: number, to: number, insert: string, selectFrom = 0, selectTo = 0) => ({
  from,
  to,
  insert,
  start: from + selectFrom,
  end: from + insert.length - selectTo,
});

/** Puts marks around the selection, or removes them; an empty selection gets a sample. */
export const surround = (
  { text, start, end }: Selected,
  mark: '*' | '**',
  sample: string,
): TextEdit => {
  const chosen = text.slice(start, end);
  // Spaces stay outside, because a mark has none on its inner side.
  const inner = chosen.trim() || sample;
  const lead = chosen.slice(0, chosen.length - chosen.trimStart().length);
  const tail = chosen.trim() ? chosen.slice(chosen.trimEnd().length) : '';
  const size = mark.length;
  const before = text.slice(start - size, start) === mark && text[start - size - 1] !== '*';
  const after = text.slice(end, end + size) === mark && text[end + size] !== '*';
  if (before && after) return replaced(start - size, end + size, chosen);
  const isMarked = inner.length > 2 * size && inner.startsWith(mark) && inner.endsWith(mark);
  if (isMarked) return replaced(start, end, lead + inner.slice(size, -size) + tail);
  const [open, close] = [lead + mark, mark + tail];
  return replaced(start, end, open + inner + close, open.length, close.length);
};

/** Marks the selected lines as headings or items, or removes the mark. */
export const markLines = ({ text, start, end }: Selected, mark: LineMark): TextEdit => {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(end, from));
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const markOf = (at: number) => (mark === '1. ' ? `${at + 1}. ` : mark);
  const areMarked = lines.every((line, at) => line.startsWith(markOf(at)));
  const changed = lines.map((line, at) => (areMarked ? '' : markOf(at)) + line.replace(MARKED, ''));
  const insert = changed.join('\n');
  return replaced(from, to, insert, lines.length > 1 ? 0 : insert.length);
};

/** Makes the selection a link and selects its address. */
export const linkTo = ({ text, start, end }: Selected, sample: string): TextEdit => {
  const label = text.slice(start, end).trim() || sample;
  const insert = `[${label}](https://)`;
  return replaced(start, end, insert, label.length + 3, 1);
};

/** Adds a line as a paragraph of its own below the line of the selection. */
export const addLine = ({ text, end }: Selected, line: string): TextEdit => {
  const next = text.indexOf('\n', end);
  const at = next < 0 ? text.length : next;
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(at).trimStart();
  const gap = after && '\n\n';
  const insert = `${before && '\n\n'}${line}${gap}`;
  const caret = insert.length - gap.length;
  return replaced(before.length, text.length - after.length, insert, caret, gap.length);
};

/** Adds a table of two columns below the line of the selection, and selects its first heading. */
export const addTable = ({ text, end }: Selected, sample: string): TextEdit => {
  const next = text.indexOf('\n', end);
  const at = next < 0 ? text.length : next;
  // A table of its own needs an empty line before and after it.
  const gap = text.slice(0, at).trim() === '' ? '' : '\n\n';
  const head = `${gap}| `;
  const rest = ` | ${sample} |\n| --- | --- |\n|  |  |\n`;
  return replaced(at, at, head + sample + rest, head.length, rest.length);
};

/** Replaces the selection. */
export const insertText = ({ start, end }: Selected, insert: string): TextEdit =>
  replaced(start, end, insert, insert.length);

/** Edits a text area so that its own undo works. */
export const applyEdit = (area: HTMLTextAreaElement, edit: TextEdit): void => {
  const { from, to, insert, start, end } = edit;
  area.focus();
  area.setSelectionRange(from, to);
  // No other call adds to the history of undo.
  const isDone = 'execCommand' in document && document.execCommand('insertText', false, insert);
  if (!isDone) {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(start, end);
};
