import { expect, it } from 'vitest';
import { en, type MessageId } from '@/i18n/messages/en.ts';

/** The messages of the specification, word for word. */
const said: readonly (readonly [MessageId, string])[] = [
  ['auth.emailAndPassword', 'Email and password required.'],
  ['auth.loginFailed', 'Login failed. Please check your credentials.'],
  ['auth.loginNoUser', 'Login succeeded but failed to fetch user data.'],
  ['auth.signupNoUser', 'Signup succeeded but failed to fetch user data.'],
  ['auth.signupFailed', 'Signup failed. Please try again.'],
  ['auth.logoutFailed', 'Logout failed. Please try again.'],
  ['blog.fault.required', 'Title, slug, content, and author required.'],
  ['blog.fault.slugForm', 'Invalid slug format.'],
  ['blog.fault.slugEmpty', 'Slug cannot be empty if provided.'],
  ['blog.fault.slugTaken', 'Slug "{slug}" already taken.'],
  ['blog.fault.slugTakenMeanwhile', 'Slug already taken.'],
  ['blog.fault.noIdToUpdate', 'Document ID required for update.'],
  ['blog.fault.noIdToDelete', 'Document ID was not provided for deletion.'],
  ['blog.fault.notFound', 'Blog post {id} not found.'],
  ['blog.fault.backend', 'Appwrite Error ({code}): {message}'],
  [
    'blog.fault.deleteGone',
    'Not Found (404): The post you are trying to delete does not exist or was already deleted.',
  ],
  ['bloodwork.notSaved', 'Failed to upload and save bloodwork result.'],
  ['bloodwork.notRead', 'Failed to retrieve bloodwork results.'],
  ['doctor.labs.failed', 'Failed to retrieve bloodwork results.'],
  ['bloodwork.delete.failed', 'Failed to delete the bloodwork result and its file.'],
  ['bloodwork.notChanged', 'Failed to update bloodwork result.'],
  ['bloodwork.assistant.none', 'AI did not return a response for the lab report.'],
  ['bloodwork.assistant.malformed', 'AI returned a malformed response. The report might be difficult to read.'],
  ['chat.admin.no-key', 'AI service is not initialized. Check API Key.'],
  ['chat.trouble.blocked', 'Response was blocked due to {reason}'],
  ['chat.startedByAssistant', '[AI Started Chat]'],
  ['profile.doctor.failed', 'Could not retrieve the list of doctors for your hospital.'],
];

it.each(said)('%s says: %s', (id, words) => expect(en[id]).toBe(words));

it('a deletion that is not hers to do begins with the words of the specification', () => {
  const words = 'Permission Denied (401): You do not have permission to delete this post';
  expect(en['blog.fault.deleteDenied'].slice(0, words.length)).toBe(words);
});
