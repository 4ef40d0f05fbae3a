import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a question that replaces a button: it takes the button's focus. When the question closes, the focus returns to
 * where it was or, if that element is gone, to the title of the dialog.
 */
export function useQuestionFocus<T extends HTMLElement>(): RefObject<T | null> {
  const block = useRef<T>(null);
  useEffect(() => {
    const page = document;
    const before = page.activeElement as HTMLElement | null;
    const dialog = block.current?.closest('dialog');
    block.current?.focus();
    return () => {
      // The answer opened or closed another element, which has the focus.
      if (page.activeElement !== page.body) return;
      const questionRef = before?.isConnected && before !== page.body ? before : null;
      (questionRef ?? dialog?.querySelector<HTMLElement>('h2'))?.focus();
    };
  }, []);
  return block;
}
