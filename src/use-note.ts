import { useCallback, useEffect, useRef, useState } from 'react';
import { keepNote, readNote } from '@/db/sealed-note.ts';
import { useSession } from '@/sync/session.ts';

const whoIsHere = () => useSession.getState().user?.id;

type Change<T> = (before: T) => T;

/** Writes one after the other, so that the last one is the one that stays. */
let writing: Promise<void> = Promise.resolve();
const write = (name: string, value: unknown): void => {
  writing = writing.then(async () => void (await keepNote(name, value)));
};

/**
 * State that survives a reload and a restart, sealed on this phone. Undefined until what was kept has been read; a change
 * from before that is shown at once, and is made to what was kept as soon as that is known, also when its page has gone by
 * then.
 *
 * @param empty the same object at every rendering
 */
export function useNote<T>(name: string, empty: T): readonly [T | undefined, (change: Change<T>) => void] {
  const [value, setValue] = useState<T>();
  const [owner] = useState(whoIsHere);
  const known = useRef<{ readonly value: T } | null>(null);
  const waiting = useRef<Change<T>[]>([]);
  useEffect(() => {
    // A page that was left a moment ago may still be writing.
    void writing
      .then(() => readNote<T>(name))
      .then((kept) => {
        // Strict mode reads twice; the first reading has the taps.
        // The store that opens after a sign-out is somebody else's.
        if (known.current || whoIsHere() !== owner) return;
        const next = waiting.current.reduce((before, change) => change(before), kept ?? empty);
        known.current = { value: next };
        setValue(next);
        if (waiting.current.length > 0) write(name, next);
      });
  }, [name, owner, empty]);
  const set = useCallback(
    (change: Change<T>) => {
      if (!known.current) {
        waiting.current.push(change);
        // Shown at once over nothing: the next tap follows what is on screen.
        return setValue(waiting.current.reduce((before, each) => each(before), empty));
      }
      const next = change(known.current.value);
      known.current = { value: next };
      setValue(next);
      write(name, next);
    },
    [name, empty],
  );
  return [value, set];
}
