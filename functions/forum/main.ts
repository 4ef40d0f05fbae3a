import { connect } from '../forum-counters/remote.ts';
import type { FunctionContext } from '../function-context.ts';
import { isNobody } from '../nobody.ts';
import type { Body, Caller } from './asked.ts';
import { castVote } from './cast-vote.ts';
import { deleteTopic } from './delete-topic.ts';
import { listReports, moderate, report } from './keep-order.ts';
import { firstPostDelayMs } from './first-post.ts';
import { listOwnHidden } from './own-hidden.ts';
import { Refusal } from './refusal.ts';
import { createReply, deleteReply } from './write-reply.ts';
import { createTopic, editTopic } from './write-topic.ts';

/** Everything that can be asked of the forum besides reading it. */
const calls: Readonly<Record<string, (caller: Caller, body: Body) => Promise<object>>> = {
  '/topic': createTopic,
  '/edit-topic': editTopic,
  '/delete-topic': deleteTopic,
  '/reply': createReply,
  '/delete-reply': deleteReply,
  '/vote': castVote,
  '/report': report,
  '/reports': listReports,
  '/moderate': moderate,
  '/own-hidden': listOwnHidden,
};

function bodyIn(text: string): Body {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Body;
  } catch {
    // Told below, like anything else that is no object.
  }
  throw new Refusal('invalid', 'The body is no JSON object.');
}

/** @throws Refusal also when the body names somebody else: then another person has signed in where this was written */
async function callerOf({ req, error }: FunctionContext, body: Body): Promise<Caller> {
  // Variables are there until the first answer is waited for.
  const delayMs = firstPostDelayMs(process.env);
  const userId = req.headers['x-appwrite-user-id'] ?? '';
  if (body['userId'] !== undefined && body['userId'] !== userId)
    throw new Refusal('nobody', 'Somebody else is signed in.');
  if (isNobody(userId)) throw new Refusal('forbidden', 'This account is nobody’s.');
  const remote = connect(req.headers['x-appwrite-key'] ?? '');
  const person = userId === '' ? undefined : await remote.person(userId);
  if (!person) throw new Refusal('nobody', 'Sign in first.');
  const mayPostFrom = delayMs > 0 ? Date.parse(person.registration ?? '') + delayMs || 0 : 0;
  return { ...person, userId, remote, mayPostFrom, note: error };
}

/** Clients write nothing into the forum themselves: what they ask for is checked and counted here. */
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
