/** All combinations of ids and wildcards for a path, the exact path first. */
export function withWildcards(parts: readonly (readonly [string, string])[]): string[] {
  return parts.reduce<string[]>(
    (paths, [kind, id]) => paths.flatMap((path) => [id, '*'].map((name) => `${path}${path && '.'}${kind}.${name}`)),
    [''],
  );
}
