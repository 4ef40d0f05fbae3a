import { readSealedDraft } from '@/db/drafts/sealed-draft.ts';
import { draftOf, storeDraft } from '@/ui/controls/use-draft.ts';

/** An unsent message: its text and its attachment, both as text. */
export interface MessageDraft {
  readonly content: string;
  readonly attachment: string;
}

/** The form name under which the draft between a patient and a doctor is stored. */
export const messageDraftName = (userId: string, doctorId: string) => `message ${userId} ${doctorId}`;

/** Appends text to the draft of the next message to the doctor. Sends nothing. */
export async function appendToMessageDraft(userId: string, doctorId: string, text: string): Promise<void> {
  const form = messageDraftName(userId, doctorId);
  const key = `${userId} ${form}`;
  const before = draftOf<MessageDraft>(key) ?? (await readSealedDraft<MessageDraft>(form));
  const typed = before?.content.trim() ?? '';
  // A second tap must not add the same text twice.
  const content = typed.includes(text) ? typed : [typed, text].filter(Boolean).join('\n\n');
  storeDraft(key, { attachment: '', ...before, content });
}
