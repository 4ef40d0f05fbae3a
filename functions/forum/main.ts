import { connect } from '../support/forum/remote.ts';
import type { FunctionContext } from '../support/function-context.ts';
import { jsonObjectIn } from '../support/json-object.ts';
import { isNobody } from '../support/deleted-account.ts';
import type { Body, Caller } from './call-parameters.ts';
import { castVote } from './cast-vote.ts';
import { deleteTopic } from './delete-topic.ts';
import { moderate } from './moderation.ts';
import { listReports } from './moderation-queue.ts';
import { report } from './report.ts';
import { firstPostDelayMs } from './first-post.ts';
import { listHidden } from './list-hidden.ts';
import { Refusal } from '../support/forum/refusal.ts';
import { createReply, deleteReply, editReply } from './write-reply.ts';
import { createTopic, editTopic } from './write-topic.ts';

/** All calls of the forum except reading, which clients do directly. */
const calls: Readonly<Record<string, (caller: Caller, body: Body) => Promise<object>>> = {
  '/topic': createTopic,
  '/edit-topic': editTopic,
  '/delete-topic': deleteTopic,
  '/reply': createReply,
  '/edit-reply': editReply,
  '/delete-reply': deleteReply,
  '/vote': castVote,
  '/report': report,
  '/reports': listReports,
  '/moderate': moderate,
  '/own-hidden': listHidden,
};

function bodyIn(text: string): Body {
  const body = jsonObjectIn(text);
  if (!body) throw new Refusal('invalid', 'The body is no JSON object.');
  return body;
}

/**
 * @throws Refusal also when `userId` of the body is not the caller: another account has signed in since the phone
 * stored the call
 */
async function callerOf({ req, error }: FunctionContext, body: Body): Promise<Caller> {
  // Read the environment before the first `await`: later it may belong to another function.
  const delayMs = firstPostDelayMs(process.env);
  const userId = req.headers['x-appwrite-user-id'] ?? '';
  if (body['userId'] !== undefined && body['userId'] !== userId)
    throw new Refusal('nobody', 'Somebody else is signed in.');
  if (isNobody(userId)) throw new Refusal('forbidden', 'This account is nobody’s.');
  const remote = connect(req.headers['x-appwrite-key'] ?? '');
  const person = userId === '' ? undefined : await remote.person(userId);
  if (!person) throw new Refusal('nobody', 'Sign in first.');
  const mayPostFrom = delayMs > 0 ? Date.parse(person.registration ?? '') + delayMs || 0 : 0;
  return { ...person, userId, remote, mayPostFrom, logError: error };
}

/** Clients have no write permission on the forum's collections: every change is checked and counted here. */
export default async (context: FunctionContext): Promise<unknown> => {
  const { req, res } = context;
  try {
    const call = Object.hasOwn(calls, req.path) ? calls[req.path] : undefined;
    if (!call) throw new Refusal('invalid', 'There is no such call.');
    const body = bodyIn(req.bodyText);
    return res.json(await call(await callerOf(context, body), body));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return res.json({ message: error.message, reason: error.reason, ...error.details }, error.code);
  }
};
