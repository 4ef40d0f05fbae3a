// @vitest-environment page
import { afterEach, expect, it } from 'vitest';
import { appendToMessageDraft, messageDraftName, type MessageDraft } from './doctor-message-draft.ts';
import { draftOf, clearDrafts, storeDraft } from '@/ui/controls/use-draft.ts';

afterEach(clearDrafts);
const key = `amina ${messageDraftName('amina', 'dr-n')}`;

it('text is added to the message draft once, below the text that is already typed', async () => {
  await appendToMessageDraft('amina', 'dr-n', 'About my iron');
  expect(draftOf<MessageDraft>(key)).toEqual({ content: 'About my iron', attachment: '' });
  await appendToMessageDraft('amina', 'dr-n', 'About my iron');
  expect(draftOf<MessageDraft>(key)?.content).toBe('About my iron');

  storeDraft(key, { content: 'Good morning', attachment: 'a document' });
  await appendToMessageDraft('amina', 'dr-n', 'About my iron');
  expect(draftOf<MessageDraft>(key)).toEqual({ content: 'Good morning\n\nAbout my iron', attachment: 'a document' });
});
