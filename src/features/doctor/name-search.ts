/** Letters without their accents and case, so that "Zoe" finds "Zoë". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A name made ready to be searched: every word with a space before it, so that a search looks for the beginnings. */
export const searchable = (name: string | null | undefined): string => ` ${wordsOf(name ?? '').join(' ')}`;

/** True for names, made searchable, in which every word typed begins a word. */
export function nameSearch(typed: string): (searchableName: string) => boolean {
  const wanted = wordsOf(typed).map((word) => ` ${word}`);
  return (name) => wanted.every((word) => name.includes(word));
}
