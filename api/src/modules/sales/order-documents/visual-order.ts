import { createRequire } from 'node:module';
import type bidiModule from 'bidi-js';

// Its types declare an ES module, but Node loads CommonJS.
const bidiFactory: typeof bidiModule.default = createRequire(import.meta.url)('bidi-js');
const bidi = bidiFactory();

export type Direction = 'ltr' | 'rtl';

/** Characters of a line with one font and one direction, without spaces. */
export interface Piece {
  text: string;
  font: 'latin' | 'latin-ext' | 'arabic';
}

const MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/;

const fontOf = (character: string): Piece['font'] => {
  // Vowel marks belong to no script; from the left, one comes before the letter that it belongs to.
  if (/[\p{Script=Arabic}\u060c\u061b\u061f\u0640]|[\u064b-\u065f]|\u0670/u.test(character))
    return 'arabic';
  return /[\u0100-\u02ff\u1e00-\u1eff]/.test(character) ? 'latin-ext' : 'latin';
};

/** The parts of a line of text from left to right, ordered by the Unicode bidirectional algorithm. */
export const visualOrder = (line: string, direction: Direction): Piece[] => {
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const pieces: (Piece & { level: number })[] = [];
  for (const at of bidi.getReorderedIndices(line, embedding)) {
    const character = mirrored.get(at) ?? line.charAt(at);
    if (MARKS.test(character)) continue;
    const level = embedding.levels[at] ?? 0;
    const last = pieces.at(-1);
    const own = fontOf(character);
    // A combining mark belongs to the letter before it.
    const font = /\p{M}/u.test(character) && own !== 'arabic' && last ? last.font : own;
    const continues =
      last?.font === font && last.level === level && character !== ' ' && last.text !== ' ';
    if (!continues) pieces.push({ text: character, font, level });
    // The font engine shapes and reverses Arabic itself: it needs logical order.
    else if (font === 'arabic' && level % 2 === 1) last.text = character + last.text;
    else last.text += character;
  }
  return pieces.map(({ text, font }) => ({ text, font }));
};
