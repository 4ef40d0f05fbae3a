import { useEffect } from 'react';

/** Has the browser ask before a reload or a closed tab takes what lies in memory only. */
export function useAskBeforeReload(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isHeld]);
}
