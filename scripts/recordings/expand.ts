/** Long parts were left out of the recordings; these put them back as far as what is left shows how they went on. */

const CUT_TEXT = /^(.*)\.\.\.<(\d+) characters>$/s;
const CUT_LIST = /^<(\d+) more>$/;

/** The text with as many characters as it had, the last one repeated. */
function whole(text: string): string {
  const [, start = text, length] = CUT_TEXT.exec(text) ?? [];
  return length === undefined ? text : start.padEnd(Number(length), start.at(-1));
}

/** The n-th successor of an entry whose id and title end in a number. */
function successor(entry: unknown, n: number): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  const next = Object.entries(entry).map(([key, value]) => {
    if (!['$id', 'documentId', 'title'].includes(key) || typeof value !== 'string') return [key, value];
    return [key, value.replace(/\d+(?=(-[a-z\d]+)?$)/, (number) => String(Number(number) + n))];
  });
  return Object.fromEntries(next);
}

/** A recorded body as it was sent. */
export function expandBody(value: unknown): unknown {
  if (typeof value === 'string') return whole(value);
  if (Array.isArray(value)) {
    const more = Number(CUT_LIST.exec(String(value.at(-1)))?.[1] ?? 0);
    if (more === 0) return value.map(expandBody);
    const kept = value.slice(0, -1).map(expandBody);
    return [...kept, ...Array.from({ length: more }, (_, i) => successor(kept.at(-1), i + 1))];
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, expandBody(member)]));
}

/** A recorded address as it was called: its last query made longer, or repeated as often as the name of the call says. */
export function expandPath(path: string, name: string): string {
  const [, start, length] = CUT_TEXT.exec(path) ?? [];
  if (start === undefined) return path;
  const count = Number(/^(\d+) queries/.exec(name)?.[1] ?? 0);
  const [address = '', first = ''] = start.split(/[?&]/);
  if (count === 0) return `${start.padEnd(Number(length), start.at(-1))}%22%5D%7D`;
  const query = first.slice(first.indexOf('=') + 1);
  return `${address}?${Array.from({ length: count }, (_, i) => `queries[${i}]=${query}`).join('&')}`;
}

/** Was only the beginning of this list or text recorded? */
export const isCutList = (value: readonly unknown[]): boolean => CUT_LIST.test(String(value.at(-1)));
export const keptText = (text: string): string | null => CUT_TEXT.exec(text)?.[1] ?? null;
