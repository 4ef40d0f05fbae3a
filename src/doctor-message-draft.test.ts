// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { beginMessage, messageForm, type MessageDraft } from './doctor-message-draft.ts';
import { draftOf, forgetDrafts, keepDraft } from './ui/use-draft.ts';

afterEach(forgetDrafts);
const key = `amina ${messageForm('amina', 'dr-n')}`;

it('words stand in the message to the doctor, once, below what is typed there already', async () => {
  await beginMessage('amina', 'dr-n', 'About my iron');
  expect(draftOf<MessageDraft>(key)).toEqual({ content: 'About my iron', attachment: '' });
  await beginMessage('amina', 'dr-n', 'About my iron');
  expect(draftOf<MessageDraft>(key)?.content).toBe('About my iron');

  keepDraft(key, { content: 'Good morning', attachment: 'a document' });
  await beginMessage('amina', 'dr-n', 'About my iron');
  expect(draftOf<MessageDraft>(key)).toEqual({ content: 'Good morning\n\nAbout my iron', attachment: 'a document' });
});
