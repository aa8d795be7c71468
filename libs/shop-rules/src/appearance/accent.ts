/** Color of buttons and links until an admin chooses one. */
export const DEFAULT_ACCENT = '#123f37';
/** The same in the dark theme. */
export const DEFAULT_DARK_ACCENT = '#8fc7b4';

/** Least contrast of text (WCAG 2.2 AA). */
export const LEAST_CONTRAST = 4.5;
/** Contrasts of the derived colors; the margin allows for their lighter and darker shades. */
const DARK_THEME_CONTRAST = 6;
const BAND_CONTRAST = 5.5;

/** The background on which the accent color has the least contrast, in each theme. */
const LIGHT_BACKGROUND = '#f2ece2';
const DARK_BACKGROUND = '#26211b';
/** Secondary text on a band in the accent color. */
const BAND_TEXT = '#c5bcae';
const STEPS = 50;

type Channels = readonly [number, number, number];

const channelsOf = (color: string): Channels => {
  const number = Number.parseInt(color.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
};

const luminance = (color: string): number => {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** `share` of the other color, from 0 to 1. */
const mixed = (color: string, other: string, share: number): string => {
  const others = channelsOf(other);
  const channels = channelsOf(color).map((channel, at) =>
    Math.round(channel + ((others[at] ?? 0) - channel) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
};

/** The color with as little of `other` as gives the contrast on the background. */
const untilReadable = (
  color: string,
  other: string,
  background: string,
  contrast: number,
): string => {
  for (let step = 0; step < STEPS; step++) {
    const next = mixed(color, other, step / STEPS);
    if (contrastOf(next, background) >= contrast) return next;
  }
  return other;
};

/** Whether a text is a color such as `#123f37`. */
export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** Lowest contrast of text in this color, and of white text on it. */
export const accentContrast = (color: string): number => contrastOf(color, LIGHT_BACKGROUND);

/** Whether text in this color, and white text on it, can be read. */
export const isReadableAccent = (color: string): boolean => accentContrast(color) >= LEAST_CONTRAST;

/** The color, or the lightest readable shade of it. */
export const readableAccent = (color: string): string =>
  untilReadable(color, '#000000', LIGHT_BACKGROUND, LEAST_CONTRAST);

/** The colors derived from an accent color. */
export interface AccentPalette {
  light: string;
  /** Hovered in the light theme. */
  lightStrong: string;
  dark: string;
  darkStrong: string;
  /** Background of a band with light text in both themes, and its lines and areas. */
  band: string;
  bandLine: string;
  bandControl: string;
  bandSand: string;
  bandSurface: string;
}

export const accentPalette = (color: string): AccentPalette => {
  const dark = untilReadable(color, '#ffffff', DARK_BACKGROUND, DARK_THEME_CONTRAST);
  const band = untilReadable(color, '#000000', BAND_TEXT, BAND_CONTRAST);
  return {
    light: color,
    lightStrong: mixed(color, '#000000', 0.3),
    dark,
    darkStrong: mixed(dark, '#ffffff', 0.3),
    band,
    bandLine: mixed(band, '#ffffff', 0.14),
    bandControl: mixed(band, '#ffffff', 0.46),
    bandSand: mixed(band, '#ffffff', 0.05),
    bandSurface: mixed(band, '#000000', 0.16),
  };
};
