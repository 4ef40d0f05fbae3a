import { useCallback, useEffect, useRef, useState } from 'react';
import { saveSealedItem, readSealedItem } from '@/db/drafts/sealed-item.ts';
import { useSession } from '@/sync/session/session.ts';

const currentUserId = () => useSession.getState().user?.id;

type Change<T> = (before: T) => T;

/** Writes are chained, so that the last one wins. */
let writing: Promise<void> = Promise.resolve();
const write = (name: string, value: unknown): void => {
  writing = writing.then(async () => void (await saveSealedItem(name, value)));
};

/**
 * State that survives a reload and a restart, stored encrypted on this phone. Undefined until the stored value has been read.
 * A change before that is shown at once and applied to the stored value after the read, even if the page is closed by then.
 *
 * @param empty must be the same object at every render
 */
export function usePersistentState<T>(name: string, empty: T): readonly [T | undefined, (change: Change<T>) => void] {
  const [value, setValue] = useState<T>();
  const [owner] = useState(currentUserId);
  const current = useRef<{ readonly value: T } | null>(null);
  const pendingChanges = useRef<Change<T>[]>([]);
  useEffect(() => {
    // The page that was closed last may still be writing.
    void writing
      .then(() => readSealedItem<T>(name))
      .then((stored) => {
        // Strict mode reads twice; the first read has applied the pending changes.
        // The store that opens after a sign-out may belong to another user.
        if (current.current || currentUserId() !== owner) return;
        const next = pendingChanges.current.reduce((before, change) => change(before), stored ?? empty);
        current.current = { value: next };
        setValue(next);
        if (pendingChanges.current.length > 0) write(name, next);
      });
  }, [name, owner, empty]);
  const set = useCallback(
    (change: Change<T>) => {
      if (!current.current) {
        pendingChanges.current.push(change);
        // Shown on top of the empty value, so that the next tap builds on what is on screen.
        return setValue(pendingChanges.current.reduce((before, each) => each(before), empty));
      }
      const next = change(current.current.value);
      current.current = { value: next };
      setValue(next);
      write(name, next);
    },
    [name, empty],
  );
  return [value, set];
}
