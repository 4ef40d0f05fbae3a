import { contactKinds, type ContactKind } from '@/model/contact-message.ts';

/** What is being typed. */
export interface Letter {
  readonly kind: ContactKind;
  readonly text: string;
  readonly replyTo: string;
}

/** For this visit of the tab alone, in clear: it is about the app, can be written signed out, and goes with the tab. */
const KEY = 'maia-letter';
const empty: Letter = { kind: 'trouble', text: '', replyTo: '' };

/** What was typed before a reload. */
export function readLetter(): Letter {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Letter> | null;
    const kind = contactKinds.find((each) => each === kept?.kind) ?? empty.kind;
    const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
    return { kind, text: textOf(kept?.text), replyTo: textOf(kept?.replyTo) };
  } catch {
    return empty;
  }
}

export function writeLetter(letter: Letter): void {
  if (letter.text === '') sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(letter));
}

/** The address of whoever runs this copy, from the build's setting VITE_CONTACT_EMAIL; null when none was given. */
export function contactAddress(settings: Readonly<Record<string, unknown>> = import.meta.env): string | null {
  const address = String(settings['VITE_CONTACT_EMAIL'] ?? '').trim();
  return /^[^\s@?&]+@[^\s@?&]+$/.test(address) ? address : null;
}
