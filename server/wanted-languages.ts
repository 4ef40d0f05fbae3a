/** The language tags of an `Accept-Language` header, the most wanted first; those refused by `q=0` are left out. */
export function wantedLanguages(header: string): string[] {
  const wishes = header.split(',').flatMap((wish) => {
    const [tag = '', ...rest] = wish.split(';').map((part) => part.trim());
    const weight = Number(rest.find((part) => part.startsWith('q='))?.slice(2) ?? 1);
    return tag && weight > 0 ? [{ tag, weight }] : [];
  });
  return wishes.toSorted((one, other) => other.weight - one.weight).map(({ tag }) => tag);
}
