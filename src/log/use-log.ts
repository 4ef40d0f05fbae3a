import { useEffect, useState } from 'react';
import type { LogEntry } from './log-entry.ts';
import { LOG_KEY, onLogChange, readLog } from './log.ts';

/** The entries of this phone, the oldest first; follows this tab and all others. */
export function useLog(): readonly LogEntry[] {
  const [entries, setEntries] = useState(readLog);
  useEffect(() => {
    const changed = () => setEntries(readLog());
    const onStorage = ({ key }: StorageEvent) => key === LOG_KEY && changed();
    const stop = onLogChange(changed);
    window.addEventListener('storage', onStorage);
    return () => {
      stop();
      window.removeEventListener('storage', onStorage);
    };
  }, []);
  return entries;
}
