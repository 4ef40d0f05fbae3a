const PREFIX = 'maia-list-';

/** Keeps a public list of the server on this phone, for when there is no network. A list that does not fit is not kept. */
export function keepList(name: string, list: readonly unknown[]): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(list));
  } catch {
    localStorage.removeItem(PREFIX + name);
  }
}

export function readKeptList<T>(name: string): T[] | undefined {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** What stands in all kept lists whose names begin so. */
export function readKeptLists<T>(beginning: string): T[] {
  const begins = PREFIX + beginning;
  const names = Object.keys(globalThis.localStorage ?? {}).filter((key) => key.startsWith(begins));
  return names.flatMap((key) => readKeptList<T>(key.slice(PREFIX.length)) ?? []);
}

/** Which lists were kept says which hospital was chosen: they go with whoever leaves this phone. */
export function forgetKeptLists(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
