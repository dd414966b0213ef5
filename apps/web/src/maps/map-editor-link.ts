/** What a link may hold, unpacked. */
const longest = 2_000_000;
/** The letters that are exchanged in the packed text, in the order in which they were. */
const swaps = [
  ['"', "'", '', ''],
  ["':", '!', '', ''],
  [",'", '~', '', ''],
  ['}', ')', '\\', '\\'],
  ['{', '(', '\\', '\\'],
] as const;

/**
 * The map in a link of the HeroScape map editor, as the text of its JSON; undefined where the link has none. Its parameter `m` is packed
 * in the way of JSONCrush: repeated parts are replaced by single letters, which stand behind a separator.
 */
export function mapOfLink(link: string): string | undefined {
  const found = /[?&#]m=([^&]+)/.exec(link.trim())?.[1];
  if (found === undefined) return undefined;
  try {
    const text = unfolded(decodeURIComponent(found));
    return text !== undefined && isJson(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Undoes the replacing of repeated parts, then the exchange of letters. */
function unfolded(packed: string): string | undefined {
  const [body = '', letters = ''] = packed.replace(/_$/, '').split('\u0001');
  let text = body;
  for (const letter of letters) {
    const parts = text.split(letter);
    const repeated = parts.pop() ?? '';
    if (text.length + parts.length * repeated.length > longest) return undefined;
    text = parts.join(repeated);
  }
  return [...swaps].reverse().reduce(exchanged, text);
}

function exchanged(text: string, [plain, short, beforePlain, beforeShort]: (typeof swaps)[number]): string {
  const pattern = new RegExp(`${beforePlain}${plain}|${beforeShort}${short}`, 'g');
  return text.replace(pattern, (one) => (one === plain ? short : plain));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
