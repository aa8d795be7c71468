/** Converts Arabic-Indic (٠-٩) and Eastern Arabic-Indic (۰-۹) digits to 0 to 9. */
export const latinDigits = (text: string): string =>
  // In both ranges the last four bits are the digit's value.
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/**
 * Normalizes a typed number for `Number`: Latin digits, "." for the Arabic decimal separator (٫), no thousands
 * separators (٬ and commas). Invalid numbers stay invalid.
 */
export const latinNumber = (text: string): string =>
  latinDigits(text)
    .replaceAll('٫', '.')
    .replaceAll('٬', '')
    .replace(/^\s*\d{1,3}(?:,\d{3})+(?=\.|\s*$)/, (groups) => groups.replaceAll(',', ''));
