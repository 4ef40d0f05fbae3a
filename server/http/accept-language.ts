/** The language tags of an `Accept-Language` header, the most preferred first, without those with `q=0`. */
export function acceptedLanguages(header: string): string[] {
  const entries = header.split(',').flatMap((entry) => {
    const [tag = '', ...rest] = entry.split(';').map((part) => part.trim());
    const weight = Number(rest.find((part) => part.startsWith('q='))?.slice(2) ?? 1);
    return tag && weight > 0 ? [{ tag, weight }] : [];
  });
  return entries.toSorted((one, other) => other.weight - one.weight).map(({ tag }) => tag);
}
