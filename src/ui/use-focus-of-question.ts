import { useEffect, useRef, type RefObject } from 'react';

/**
 * A question that takes the place of a button takes its focus too. When it goes, the focus is where it was or, if that is
 * gone, at the title of the dialog.
 */
export function useFocusOfQuestion<T extends HTMLElement>(): RefObject<T | null> {
  const block = useRef<T>(null);
  useEffect(() => {
    const page = document;
    const before = page.activeElement as HTMLElement | null;
    const dialog = block.current?.closest('dialog');
    block.current?.focus();
    return () => {
      // Whoever answered by opening or closing something has the focus there.
      if (page.activeElement !== page.body) return;
      const place = before?.isConnected && before !== page.body ? before : null;
      (place ?? dialog?.querySelector<HTMLElement>('h2'))?.focus();
    };
  }, []);
  return block;
}
