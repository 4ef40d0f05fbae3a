import { useEffect, useRef, useState } from 'react';
import { firstGap } from '@/model/clinic/template-placeholders.ts';

interface Selection {
  readonly start: number;
  readonly end: number;
}

/**
 * Puts texts into a text field at its cursor. After an insertion the first open gap of the text is selected, so that
 * typing fills it; without a gap the cursor stands behind the text.
 */
export function useInsertion(content: string, onChange: (content: string) => void) {
  const field = useRef<HTMLTextAreaElement>(null);
  // A dialog takes the focus away, and a field that never had it may put its cursor at the start.
  const left = useRef<Selection | null>(null);
  const [selection, select] = useState<Selection | null>(null);
  useEffect(() => {
    if (!selection) return;
    field.current?.focus();
    field.current?.setSelectionRange(selection.start, selection.end);
  }, [selection]);
  return {
    field,
    rememberCursor() {
      const { selectionStart = content.length, selectionEnd = content.length } = field.current ?? {};
      left.current = { start: selectionStart, end: selectionEnd };
    },
    insert(text: string) {
      const start = Math.min(left.current?.start ?? content.length, content.length);
      const before = content.slice(0, start);
      const space = before === '' || /\s$/.test(before) ? '' : ' ';
      const next = before + space + text + content.slice(Math.min(left.current?.end ?? start, content.length));
      const end = start + space.length + text.length;
      onChange(next);
      const gap = firstGap(next, start);
      const isOfText = gap !== null && gap.end <= end;
      select(isOfText ? gap : { start: end, end });
      left.current = null;
    },
    selectGap() {
      const gap = firstGap(content);
      if (gap) select({ ...gap });
    },
  };
}
