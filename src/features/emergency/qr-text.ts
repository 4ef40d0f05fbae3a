/** A line of the card as text. */
export interface QrLine {
  readonly label: string;
  readonly value: string | null;
  /** Free text that is shortened first, so that the phone numbers stay. */
  readonly mayBeCut?: boolean | undefined;
}

/** Limit for the text. With error correction level M, a QR code holds at most 2,331 bytes. */
export const QR_MAX_BYTES = 2000;
/** Marks the place where a text was cut. */
const ELLIPSIS = '…';

const bytesIn = (text: string) => new TextEncoder().encode(text).length;

/** Shortens a text to `mostBytes` including the ellipsis, at a word boundary: "insulin 100" must not become "insulin 10". */
export function truncateToBytes(text: string, mostBytes: number): string {
  if (bytesIn(text) <= mostBytes) return text;
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(Math.max(0, mostBytes - bytesIn(ELLIPSIS))));
  const [fitting, rest] = [text.slice(0, read), text.slice(read)];
  if (/^\s/.test(rest)) return `${fitting.trimEnd()}${ELLIPSIS}`;
  // A single long word is cut before a letter, never between a letter and its combining mark.
  const cut = /\s/.test(fitting)
    ? fitting.replace(/\S*$/, '')
    : fitting.replace(/^\p{M}/u.test(rest) ? /.\p{M}*$/u : '', '');
  return `${cut.trimEnd()}${ELLIPSIS}`;
}

/** The text of the QR code, at most `QR_MAX_BYTES`. Lines with `mayBeCut` are shortened first, then the end. */
export function qrText(title: string, lines: readonly QrLine[]): { text: string; isCut: boolean } {
  const joined = (all: readonly QrLine[]) =>
    [title, ...all.filter(({ value }) => value).map(({ label, value }) => `${label}: ${value}`)].join('\n');
  const whole = joined(lines);
  const over = bytesIn(whole) - QR_MAX_BYTES;
  if (over <= 0) return { text: whole, isCut: false };
  const shorter = lines.map((line) =>
    line.mayBeCut && line.value ? { ...line, value: truncateToBytes(line.value, bytesIn(line.value) - over) } : line,
  );
  return { text: truncateToBytes(joined(shorter), QR_MAX_BYTES), isCut: true };
}
