/** Arabic-Indic (٠-٩) and Eastern Arabic-Indic (۰-۹) digits as 0 to 9; everything else stays as it is. */
export const latinDigits = (text: string): string =>
  // In both ranges the last four bits of the code are the digit's value.
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/**
 * A number typed on any keyboard as `Number` reads it: digits 0 to 9, "." for the Arabic decimal separator (٫), no
 * thousands separators (٬, and commas between groups of three). What is no number stays no number.
 */
export const latinNumber = (text: string): string =>
  latinDigits(text)
    .replaceAll('٫', '.')
    .replaceAll('٬', '')
    .replace(/^\s*\d{1,3}(?:,\d{3})+(?=\.|\s*$)/, (groups) => groups.replaceAll(',', ''));
