/** Groups whose contents are settings, not text. */
const silentGroups = new Set(['fonttbl', 'colortbl', 'stylesheet', 'info', 'pict', 'generator', 'themedata']);

/** Windows characters from 0x80 to 0x9f. */
const windowsCharacters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const token = /\\([a-z]{1,32})(-?\d{1,9})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi;

/**
 * The readable text of a rich text (RTF) document; formatting, fonts and pictures are dropped. The one character behind
 * a Unicode character stands for it in old programs and is dropped, too.
 */
export function plainTextOfRtf(rtf: string): string {
  if (!rtf.trimStart().startsWith('{\\rtf')) return rtf.split('\0').join('').trim();
  const parts: string[] = [];
  const silent: boolean[] = [];
  let quiet = false;
  let replaced = false;
  for (const match of rtf.matchAll(token)) {
    const [, word, number, hex, symbol, brace, text] = match;
    const skip = replaced;
    replaced = word === 'u' && !quiet;
    if (brace === '{') {
      silent.push(quiet);
    } else if (brace === '}') {
      quiet = silent.pop() ?? false;
    } else if (symbol === '*') {
      quiet = true;
    } else if (word !== undefined) {
      if (silentGroups.has(word)) quiet = true;
      else if (!quiet) parts.push(wordText(word, number));
    } else if (!quiet) {
      if (hex !== undefined) parts.push(skip ? '' : windowsText(Number.parseInt(hex, 16)));
      else if (symbol === '~') parts.push(' ');
      else if (symbol !== undefined && '\\{}'.includes(symbol)) parts.push(symbol);
      else if (text !== undefined) parts.push(windowsTextOf(skip ? text.slice(1) : text));
    }
  }
  return parts.join('').split('\0').join('').trim();
}

function wordText(word: string, number: string | undefined): string {
  if (word === 'par' || word === 'line') return '\n';
  if (word === 'tab') return '\t';
  if (word === 'u' && number !== undefined) return String.fromCharCode(Number(number) & 0xffff);
  return '';
}

function windowsText(code: number): string {
  return windowsCharacters[code - 0x80] ?? String.fromCharCode(code);
}

/** Text of one byte for each character, as old Windows has it, in Unicode. */
export function windowsTextOf(text: string): string {
  return text.replaceAll(/[\u0080-\u009f]/g, (character) => windowsText(character.charCodeAt(0)));
}
