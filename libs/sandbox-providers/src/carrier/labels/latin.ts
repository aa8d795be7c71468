const LETTERS: Record<string, string> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ٱ: 'a',
  ء: '',
  ؤ: 'u',
  ئ: 'i',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ة: 'a',
  و: 'w',
  ي: 'y',
  ى: 'a',
  '،': ',',
  '؛': ';',
  '؟': '?',
};
const NOT_PRINTABLE = /[^ -~\u00a1-\u00ff]/g;

/** Text in the characters of the label's font: Arabic is transliterated, others become `?`. */
export const latin = (value: string) =>
  value
    .normalize('NFC')
    .replace(/[\u064b-\u0652\u0640\u200e\u200f]/g, '')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(NOT_PRINTABLE, (character) => LETTERS[character] ?? '?');
