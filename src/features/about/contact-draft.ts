import { contactKinds, type ContactKind } from '@/model/messages/contact-message.ts';

export interface ContactDraft {
  readonly kind: ContactKind;
  readonly text: string;
  readonly replyTo: string;
}

/**
 * In sessionStorage, unencrypted: the text is about the app, can be written signed out, and is deleted with the tab. The
 * address for the answer is not stored, because it names the person.
 */
const KEY = 'maia-letter';
const empty: ContactDraft = { kind: 'trouble', text: '', replyTo: '' };

/** The text typed before a reload, else an empty draft. */
export function readContactDraft(): ContactDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<ContactDraft> | null;
    const kind = contactKinds.find((each) => each === stored?.kind) ?? empty.kind;
    return { kind, text: typeof stored?.text === 'string' ? stored.text : '', replyTo: '' };
  } catch {
    return empty;
  }
}

export function writeContactDraft({ kind, text }: Pick<ContactDraft, 'kind' | 'text'>): void {
  if (text === '') sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify({ kind, text }));
}

/** The operator's email address from the build setting VITE_CONTACT_EMAIL; null when none is set. */
export function contactAddress(settings: Readonly<Record<string, unknown>> = import.meta.env): string | null {
  const address = String(settings['VITE_CONTACT_EMAIL'] ?? '').trim();
  return /^[^\s@?&]+@[^\s@?&]+$/.test(address) ? address : null;
}
