import { useEffect, useState } from 'react';
import { readSealedItem } from '@/db/drafts/sealed-item.ts';

const none: ReadonlySet<string> = new Set();

/** Of these names of drafts, those that this device holds and the server does not have yet. */
export function useLocalDrafts(names: readonly string[]): ReadonlySet<string> {
  const [held, setHeld] = useState(none);
  const key = names.join('\n');
  useEffect(() => {
    let isCancelled = false;
    void Promise.all(key.split('\n').map(async (name) => ((await readSealedItem(name)) === null ? [] : [name]))).then(
      (found) => !isCancelled && setHeld(new Set(found.flat())),
    );
    return () => {
      isCancelled = true;
    };
  }, [key]);
  return held;
}
