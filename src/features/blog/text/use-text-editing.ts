import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { FormatCommand } from './format-toolbar.tsx';
import { breakLine } from './line-blocks.ts';
import { historyOf, recorded, redone, undone, type TextHistory } from './text-history.ts';
import type { TextSelection } from './text-edit.ts';

/** Keys with Ctrl, or with Command on a Mac. */
const shortcuts: Readonly<Record<string, FormatCommand>> = { b: 'bold', i: 'italic', k: 'link', z: 'undo', y: 'redo' };

function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): FormatCommand | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const command = shortcuts[key.toLowerCase()];
  if (!shiftKey) return command;
  return command === 'undo' ? 'redo' : undefined;
}

/** The text of a field with its selection, undo and redo. The text itself is kept by the caller. */
export function useTextEditing(
  field: RefObject<HTMLTextAreaElement | null>,
  value: string,
  onChange: (text: string) => void,
) {
  const [history, setHistory] = useState(() => historyOf(value));
  const [, setCaret] = useState(0);
  /** The selection to set once the field shows the new text. */
  const pending = useRef<TextSelection | null>(null);
  const isShiftDown = useRef(false);
  // The text was replaced from outside: the draft was thrown away, or the text of another editor was taken.
  if (history.now.text !== value) setHistory(historyOf(value));

  useLayoutEffect(() => {
    const to = pending.current;
    if (!to || field.current?.value !== to.text) return;
    pending.current = null;
    field.current.setSelectionRange(to.start, to.end);
    setCaret((count) => count + 1);
  }, [field, history, value]);

  const selection = (): TextSelection => {
    const element = field.current;
    const at = {
      text: value,
      start: element?.selectionStart ?? value.length,
      end: element?.selectionEnd ?? value.length,
    };
    return element?.value === value ? at : { text: value, start: value.length, end: value.length };
  };
  const show = (next: TextHistory) => {
    pending.current = next.now;
    setHistory(next);
    onChange(next.now.text);
  };
  /** The history, whose last step has the selection of this moment, so that undo brings it back. */
  const current = (): TextHistory => ({ ...history, now: selection() });
  const edit = (next: TextSelection) => show(recorded(current(), next, 'command', Date.now()));
  const typed = (text: string) => {
    const element = field.current;
    const next = { text, start: element?.selectionStart ?? text.length, end: element?.selectionEnd ?? text.length };
    setHistory(recorded(history, next, 'typed', Date.now()));
    onChange(text);
  };
  const step = (command: 'undo' | 'redo') => {
    const next = command === 'undo' ? undone(current()) : redone(current());
    if (next.now.text !== value) show(next);
  };

  // The browser's own undo knows nothing of commands; and Enter on a phone arrives only as this event.
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const before = (event: InputEvent) => {
      const { inputType, isComposing } = event;
      const isBreak = inputType === 'insertLineBreak' || inputType === 'insertParagraph';
      const isStep = inputType === 'historyUndo' || inputType === 'historyRedo';
      if (isComposing || (!isBreak && !isStep)) return;
      event.preventDefault();
      if (isStep) step(inputType === 'historyUndo' ? 'undo' : 'redo');
      else edit(breakLine(selection(), isShiftDown.current));
    };
    element.addEventListener('beforeinput', before);
    return () => element.removeEventListener('beforeinput', before);
  });

  const onKey = (event: KeyboardEvent): FormatCommand | undefined => {
    isShiftDown.current = event.shiftKey;
    const command = commandOf(event);
    if (command) event.preventDefault();
    return command;
  };
  return {
    selection,
    edit,
    typed,
    step,
    onKey,
    /** Call when the selection moves, so that the pressed buttons follow. */
    onSelect: () => setCaret((count) => count + 1),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}
