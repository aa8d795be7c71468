/** Names in user agents, the more specific first: others contain them for compatibility. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/.*Safari\//],
] as const;
const SYSTEMS = [
  ['iPad', /\biPad\b/],
  ['iPhone', /\biPhone\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

const nameIn = (
  names: readonly (readonly [string, RegExp])[],
  userAgent: string | null,
): string | null => names.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? null;

export const browserOf = (userAgent: string | null): string | null => nameIn(BROWSERS, userAgent);
export const systemOf = (userAgent: string | null): string | null => nameIn(SYSTEMS, userAgent);

/** As in a mail: "Chrome, Windows"; empty if nothing is known. */
export const browserText = (userAgent: string | null): string =>
  [browserOf(userAgent), systemOf(userAgent)].filter((name) => name !== null).join(', ');
