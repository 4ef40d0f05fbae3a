import { useCallback, useEffect, useRef, useState } from 'react';
import { keepNote, readNote } from '@/db/sealed-note.ts';

/** Writes one after the other, so that the last one is the one that stays. */
let writing: Promise<void> = Promise.resolve();

/** State that survives a reload and a restart, sealed on this phone. Undefined until what was kept has been read. */
export function useNote<T>(name: string, empty: T): readonly [T | undefined, (value: T) => void] {
  const [value, setValue] = useState<T>();
  const isTouched = useRef(false);
  useEffect(() => {
    let isGone = false;
    void readNote<T>(name).then((kept) => {
      // What was done before the note had been read wins over it.
      if (!isGone && !isTouched.current) setValue(kept ?? empty);
    });
    return () => {
      isGone = true;
    };
    // `empty` is what the first rendering says it is.
  }, [name]); // oxlint-disable-line react/exhaustive-deps
  const set = useCallback(
    (next: T) => {
      isTouched.current = true;
      setValue(next);
      writing = writing.then(async () => void (await keepNote(name, next)));
    },
    [name],
  );
  return [value, set];
}
