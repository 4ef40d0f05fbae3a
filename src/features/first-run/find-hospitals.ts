/** So many are listed at most; the search finds the others. */
export const MOST_SHOWN = 6;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** The hospitals whose name or city has every word that was typed, whatever their order; accents do not count. */
export function findHospitals<T extends { readonly name: string; readonly city?: string | null }>(
  list: readonly T[],
  search: string,
): T[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return list.filter(({ name, city }) => words.every((word) => plain(`${name} ${city ?? ''}`).includes(word)));
}
