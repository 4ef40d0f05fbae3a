import { readSealedDraft } from '@/db/sealed-draft.ts';
import { draftOf, keepDraft } from '@/ui/use-draft.ts';

/** A message that is being written: its words, and what is attached, as text. */
export interface MessageDraft {
  readonly content: string;
  readonly attachment: string;
}

/** The name of the form in which a patient and her doctor write to each other. */
export const messageForm = (userId: string, doctorId: string) => `message ${userId} ${doctorId}`;

/** Puts words into the message that she writes next to her doctor, below those that are there; nothing is sent. */
export async function beginMessage(userId: string, doctorId: string, words: string): Promise<void> {
  const form = messageForm(userId, doctorId);
  const key = `${userId} ${form}`;
  const before = draftOf<MessageDraft>(key) ?? (await readSealedDraft<MessageDraft>(form));
  const typed = before?.content.trim() ?? '';
  // A second tap asks the same.
  const content = typed.includes(words) ? typed : [typed, words].filter(Boolean).join('\n\n');
  keepDraft(key, { attachment: '', ...before, content });
}
