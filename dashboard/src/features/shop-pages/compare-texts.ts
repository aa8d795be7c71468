/** A part of two compared texts. */
export interface TextPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Largest table of the comparison; beyond it a part counts as replaced as a whole. */
const LARGEST = 4_000_000;

/** Adjacent parts of one kind are one. */
const addTo = (parts: TextPart[], kind: TextPart['kind'], text: string): void => {
  const last = parts.at(-1);
  if (last?.kind === kind) last.text += text;
  else if (text !== '') parts.push({ kind, text });
};

/** Compares by the longest common subsequence of the pieces. */
const compared = (before: readonly string[], after: readonly string[]): TextPart[] => {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const old = before.slice(start, before.length - end);
  const now = after.slice(start, after.length - end);
  const parts: TextPart[] = [];
  addTo(parts, 'same', before.slice(0, start).join(''));
  if (old.length * now.length > LARGEST) {
    addTo(parts, 'removed', old.join(''));
    addTo(parts, 'added', now.join(''));
  } else addCommon(parts, old, now);
  addTo(parts, 'same', before.slice(before.length - end).join(''));
  return parts;
};

const addCommon = (parts: TextPart[], old: readonly string[], now: readonly string[]): void => {
  const width = now.length + 1;
  // Length of the common subsequence of what follows from each pair of positions.
  const lengths = new Uint16Array((old.length + 1) * width);
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        old[i] === now[j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
  let i = 0;
  let j = 0;
  while (i < old.length || j < now.length) {
    const [was, is] = [old[i], now[j]];
    if (was !== undefined && was === is) {
      addTo(parts, 'same', was);
      i += 1;
      j += 1;
    } else if (
      was !== undefined &&
      (is === undefined || lengthAt(i + 1, j) >= lengthAt(i, j + 1))
    ) {
      addTo(parts, 'removed', was);
      i += 1;
    } else {
      addTo(parts, 'added', is ?? '');
      j += 1;
    }
  }
};

const linesOf = (text: string): string[] => text.split(/(?<=\n)/);
const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** What was removed from a text and added to it: by lines, and by words within changed lines. */
export const compareTexts = (before: string, after: string): TextPart[] => {
  const byLines = compared(linesOf(before), linesOf(after));
  const parts: TextPart[] = [];
  for (let at = 0; at < byLines.length; at += 1) {
    const [part, next] = [byLines[at], byLines[at + 1]];
    if (!part) continue;
    const isReplaced = part.kind === 'removed' && next?.kind === 'added';
    if (isReplaced) at += 1;
    const inside = isReplaced ? compared(wordsOf(part.text), wordsOf(next.text)) : [part];
    for (const { kind, text } of inside) addTo(parts, kind, text);
  }
  return parts;
};
