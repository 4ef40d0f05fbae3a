import { useState } from 'react';
import type { Typed } from '@/i18n/formats/typed-digits.ts';

/** How a value is written in its field, and read back. */
export interface Notation {
  readonly show: (value: string) => string;
  readonly read: (text: string) => Typed;
  /** The text after a character was added at its end. */
  readonly mask: (text: string) => string;
  /** The text when the focus leaves the field. */
  readonly complete: (text: string) => string;
}

/**
 * The text of a field whose value exists only when the text is complete. Until then `onChange` gets an empty value, and
 * `data-unfinished` says that the field is not empty; see `incomplete-dates.ts`.
 */
export function useTypedValue(notation: Notation, value: string, onChange: (value: string) => void) {
  const [text, setText] = useState(() => notation.show(value));
  const [isLeft, setLeft] = useState(false);
  const valueOf = (next: string): string => {
    const typed = notation.read(next);
    return typed.kind === 'value' ? typed.value : '';
  };
  // The owner has another value than the text: it set the field, for example by a draft or by the calendar.
  const shown = valueOf(text) === value ? text : notation.show(value);
  const { kind } = notation.read(shown);
  const isUnfinished = value === '' && (kind === 'unfinished' || kind === 'impossible');
  const accept = (next: string) => {
    setText(next);
    if (valueOf(next) !== value) onChange(valueOf(next));
  };
  return {
    /** Why there is no value; null when there is one, or nothing is typed. */
    problem: isUnfinished ? kind : null,
    /** False while the field is being typed in: a message would be early. */
    isLeft,
    control: {
      value: shown,
      'data-unfinished': isUnfinished ? '' : undefined,
      onChange: ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
        const isAdded = input.value.length > shown.length && input.selectionStart === input.value.length;
        setLeft(false);
        accept(isAdded ? notation.mask(input.value) : input.value);
      },
      onBlur: () => {
        const whole = notation.complete(shown);
        setLeft(true);
        accept(valueOf(whole) === '' ? shown : notation.show(valueOf(whole)));
      },
    },
  };
}
