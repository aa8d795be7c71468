/** Widths of bars and spaces of the symbols 0 to 105, six digits each (ISO/IEC 15417). */
const WIDTHS = (
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231' +
  '113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211' +
  '212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131' +
  '113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111' +
  '314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211' +
  '241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141' +
  '214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214' +
  '211232'
).match(/\d{6}/g);
const STOP = '2331112';
const START_B = 104;
const START_C = 105;
const TO_SET_B = 100;
const CHECK_MODULO = 103;
const FIRST_OF_SET_B = 32;

/** Symbol values of a text: pairs of digits in set C, the rest in set B, with start and check. */
export function code128Symbols(text: string): number[] {
  if (!/^[ -~]+$/.test(text)) throw new Error('Only printable ASCII can be encoded as Code 128.');
  const [pairs = ''] = /^(?:\d\d){2,}/.exec(text) ?? [];
  const rest = text.slice(pairs.length);
  const symbols = pairs ? [START_C, ...(pairs.match(/\d\d/g) ?? []).map(Number)] : [START_B];
  if (pairs && rest) symbols.push(TO_SET_B);
  for (const character of rest) symbols.push(character.charCodeAt(0) - FIRST_OF_SET_B);
  const sum = symbols.reduce((total, value, index) => total + value * Math.max(index, 1), 0);
  return [...symbols, sum % CHECK_MODULO];
}

/** Alternating widths of bars and spaces in modules, starting with a bar. */
export function code128(text: string): number[] {
  const widths = code128Symbols(text).map((symbol) => WIDTHS?.[symbol] ?? '');
  return [...widths, STOP].join('').split('').map(Number);
}
