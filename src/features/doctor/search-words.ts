import { startTransition, useEffect, useState } from 'react';

/** What is typed into a search, outside React: a letter redraws the rows that it finds and nothing else. */
export interface SearchWords {
  now(): string;
  set(words: string): void;
  onChange(listener: () => void): () => void;
}

export function searchWords(): SearchWords {
  const listeners = new Set<() => void>();
  let typed = '';
  return {
    now: () => typed,
    set(words) {
      typed = words;
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The words once nothing was typed for so long (ms). What follows from them gives way to the next letter. */
export function useSettledWords(search: SearchWords, ms: number): string {
  const [settled, setSettled] = useState(search.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = search.onChange(() => {
      clearTimeout(timer);
      timer = setTimeout(() => startTransition(() => setSettled(search.now())), ms);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [search, ms]);
  return settled;
}
