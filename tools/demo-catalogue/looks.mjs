import { COLOURS, COLOUR_WORDS } from './words.mjs';
import { SHAPES } from './shapes.mjs';

/** Every shape in every colour it comes in, with the names of its pictures; the pictures are rendered from the same list. */
export const LOOKS = SHAPES.flatMap((shape) =>
  shape.colours.map((colour, index) => {
    const id = `${shape.id}-${colour}`;
    return {
      id,
      shape,
      colour,
      palette: COLOURS[colour].hex,
      words: COLOUR_WORDS[shape.words]?.[colour] ?? COLOURS[colour],
      picture: `${id}.webp`,
      second: index < shape.seconds ? `${id}-2.webp` : null,
    };
  }),
);

/** The looks of one category, in a fixed order. */
export function looksOf(category) {
  return LOOKS.filter((look) => look.shape.category === category);
}
