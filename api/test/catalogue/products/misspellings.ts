/** Typical typing errors; reproducible by seed. */

const KEYBOARDS = [
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤر ىةوزظ'],
];

/** Neighbouring keys of each letter on its keyboard. */
const neighboursOf = (letter: string): string[] =>
  KEYBOARDS.flatMap((rows) =>
    rows.flatMap((keys, row) => {
      const at = keys.indexOf(letter);
      if (at < 0) return [];
      const around = [keys[at - 1], keys[at + 1], rows[row - 1]?.[at], rows[row + 1]?.[at]];
      return around.filter((key): key is string => key !== undefined && key !== ' ');
    }),
  );

type Random = (below: number) => number;

/** Mulberry32: integers below a bound. */
export const seeded = (seed: number): Random => {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

const splice = (text: string, at: number, length: number, instead: string): string =>
  text.slice(0, at) + instead + text.slice(at + length);

/** A random position inside a word, optionally with the next letter in the same word. */
const placeIn = (text: string, random: Random, length: number, fits = /^\p{L}+$/u): number => {
  const places = Array.from(text, (_, at) => at).filter((at) => {
    const piece = text.slice(at, at + length);
    return piece.length === length && fits.test(piece);
  });
  return places[random(places.length)] ?? 0;
};

/** The five kinds of error, each at a random position. */
export const SLIPS = {
  swap: (text: string, random: Random): string => {
    const at = placeIn(text, random, 2, /^(\p{L})(?!\1)\p{L}$/u);
    return splice(text, at, 2, `${text[at + 1]}${text[at]}`);
  },
  drop: (text: string, random: Random): string => splice(text, placeIn(text, random, 1), 1, ''),
  double: (text: string, random: Random): string => {
    const at = placeIn(text, random, 1);
    return splice(text, at, 0, text[at] ?? '');
  },
  'neighbour key': (text: string, random: Random): string => {
    const lower = text.toLowerCase();
    for (;;) {
      const at = placeIn(lower, random, 1);
      const keys = neighboursOf(lower[at] ?? '');
      if (keys.length > 0) return splice(lower, at, 1, keys[random(keys.length)] ?? '');
    }
  },
  'missing space': (text: string, random: Random): string =>
    splice(text, placeIn(text, random, 1, / /), 1, ''),
};
type Slip = keyof typeof SLIPS;
export const slips = Object.keys(SLIPS) as Slip[];
