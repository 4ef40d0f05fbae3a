import { contactMessage, MAX_CONTACT_LENGTH } from '../../src/model/messages/contact-message.ts';
import { grant } from '../../src/model/schema/permission.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { logged, textIn, type Body, type Caller } from './call.ts';
import { Refusal } from './refusal.ts';
import type { ServerDocument } from './remote.ts';

async function messageIn({ remote }: Caller, body: Body): Promise<ServerDocument> {
  const found = await remote.find(contactMessage.collection, textIn(body, 'id'));
  if (!found) throw new Refusal('not-found', 'There is no such message.');
  return found;
}

/**
 * Stores the answer. A sender with an account may read her message with the answer; a guest is answered by mail, and the
 * answer stays here as a note. @throws Refusal
 */
export async function answerMessage(caller: Caller, body: Body): Promise<object> {
  const { $id, userId } = await messageIn(caller, body);
  const answer = textIn(body, 'answer');
  if (answer === '' || answer.length > MAX_CONTACT_LENGTH) throw new Refusal('invalid', 'An answer is needed.');
  const answeredAt = toInstant(Date.now());
  const readers = typeof userId === 'string' && userId !== '' ? [grant('read', `user:${userId}`)] : [];
  await logged(caller, { action: 'answer-message', targetId: $id }, () =>
    caller.remote.change(contactMessage.collection, $id, { answer, answeredAt }, readers),
  );
  return { answeredAt };
}

/** @throws Refusal */
export async function deleteMessage(caller: Caller, body: Body): Promise<object> {
  const { $id } = await messageIn(caller, body);
  await logged(caller, { action: 'delete-message', targetId: $id }, () =>
    caller.remote.remove(contactMessage.collection, $id),
  );
  return {};
}
