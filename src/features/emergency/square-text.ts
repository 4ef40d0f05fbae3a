/** A line of the card in words. */
export interface SquareLine {
  readonly label: string;
  readonly value: string | null;
  /** As long as she wrote it: it gives way before whom to call does. */
  readonly mayBeCut?: boolean | undefined;
}

/** A square holds 2 KB; with what `M` puts in for spoilt parts no QR code holds more than 2,331 bytes. */
export const MOST_BYTES = 2000;
/** Stands where a text was cut. */
const CUT = '…';

const bytesIn = (text: string) => new TextEncoder().encode(text).length;

/** The beginning of a text that fits together with its mark, in whole words: nobody may read "insulin 10" of 100. */
export function beginning(text: string, mostBytes: number): string {
  if (bytesIn(text) <= mostBytes) return text;
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(Math.max(0, mostBytes - bytesIn(CUT))));
  const [fitting, rest] = [text.slice(0, read), text.slice(read)];
  if (/^\s/.test(rest)) return `${fitting.trimEnd()}${CUT}`;
  // A single word as long as this is cut before a letter, never between a letter and its vowel sign.
  const kept = /\s/.test(fitting)
    ? fitting.replace(/\S*$/, '')
    : fitting.replace(/^\p{M}/u.test(rest) ? /.\p{M}*$/u : '', '');
  return `${kept.trimEnd()}${CUT}`;
}

/** The words of the card for its square, never more than it holds: her conditions are cut first, then the end. */
export function squareText(title: string, lines: readonly SquareLine[]): { text: string; isCut: boolean } {
  const written = (all: readonly SquareLine[]) =>
    [title, ...all.filter(({ value }) => value).map(({ label, value }) => `${label}: ${value}`)].join('\n');
  const whole = written(lines);
  const over = bytesIn(whole) - MOST_BYTES;
  if (over <= 0) return { text: whole, isCut: false };
  const shorter = lines.map((line) =>
    line.mayBeCut && line.value ? { ...line, value: beginning(line.value, bytesIn(line.value) - over) } : line,
  );
  return { text: beginning(written(shorter), MOST_BYTES), isCut: true };
}
