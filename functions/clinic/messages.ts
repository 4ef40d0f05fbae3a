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

const timeOf = (at: unknown): number => (typeof at === 'string' && at !== '' ? Date.parse(at) : 0);

/**
 * Stores the answer. `seenAt` is the `answeredAt` that the caller's page showed: an answer that another administrator has
 * given meanwhile is not replaced. The same answer sent twice is stored once. A sender with an account may read her message with the answer; a guest is answered by mail, and the
 * answer stays here as a note. @throws Refusal
 */
export async function answerMessage(caller: Caller, body: Body): Promise<object> {
  const { $id, userId, ...known } = await messageIn(caller, body);
  const answer = textIn(body, 'answer');
  if (answer === '' || answer.length > MAX_CONTACT_LENGTH) throw new Refusal('invalid', 'An answer is needed.');
  if (known['answer'] === answer) return { answeredAt: known['answeredAt'] };
  if ('seenAt' in body && timeOf(body['seenAt']) !== timeOf(known['answeredAt']))
    throw new Refusal('taken', 'Another administrator has answered meanwhile.');
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
