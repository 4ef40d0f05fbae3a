/** Every way to leave parts of a path open: the exact path first. */
export function withWildcards(parts: readonly (readonly [string, string])[]): string[] {
  return parts.reduce<string[]>(
    (paths, [kind, id]) => paths.flatMap((path) => [id, '*'].map((name) => `${path}${path && '.'}${kind}.${name}`)),
    [''],
  );
}
