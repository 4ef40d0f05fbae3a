const PREFIX = 'maia-list-';

/** Caches a public list of the server for offline use. A list that does not fit in localStorage is removed. */
export function cacheList(name: string, list: readonly unknown[]): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(list));
  } catch {
    localStorage.removeItem(PREFIX + name);
  }
}

export function readCachedList<T>(name: string): T[] | undefined {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The items of all cached lists whose names begin with `namePrefix`. */
export function readCachedLists<T>(namePrefix: string): T[] {
  const keyPrefix = PREFIX + namePrefix;
  const names = Object.keys(globalThis.localStorage ?? {}).filter((key) => key.startsWith(keyPrefix));
  return names.flatMap((key) => readCachedList<T>(key.slice(PREFIX.length)) ?? []);
}

/** Call at the sign-out: the names of cached lists reveal which hospital was chosen. */
export function forgetCachedLists(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
