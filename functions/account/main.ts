import type { FunctionContext } from '../function-context.ts';
import { begunErasures, beginErasure, finishErasure, OutOfTime, type Deadline } from './erase.ts';
import { connect, type Remote } from './remote.ts';

/** Whoever asked waits no longer; the schedule does the rest. Appwrite ends the waiting after 30 s. */
const LONGEST_ANSWER_MS = 20_000;
/** Leaves time before the function's 60 s are over. */
const LONGEST_RUN_MS = 45_000;

/** Accounts of the clinic are ended by the clinic: patients' records name them. */
const isStaff = (labels: readonly string[]): boolean => labels.includes('doctor') || labels.includes('admin');

function deadlineIn(ms: number): Deadline {
  const endsAt = Date.now() + ms;
  return {
    check() {
      if (Date.now() > endsAt) throw new OutOfTime();
    },
  };
}

function passwordIn(text: string): string {
  try {
    const body = JSON.parse(text) as { password?: unknown } | null;
    return typeof body?.password === 'string' ? body.password : '';
  } catch {
    return '';
  }
}

/** @returns whether it is through */
async function finish(remote: Remote, userId: string, ms: number): Promise<boolean> {
  try {
    await finishErasure(remote, userId, deadlineIn(ms));
    return true;
  } catch (error) {
    if (error instanceof OutOfTime) return false;
    throw error;
  }
}

type Answer = [status: number, body: Readonly<Record<string, unknown>>];

async function askedToErase(remote: Remote, userId: string, password: string): Promise<Answer> {
  const account = await remote.account(userId);
  if (!account) return [404, { message: 'There is no such account.' }];
  if (isStaff(account.labels)) return [403, { message: 'Accounts of the clinic are ended by the clinic.' }];
  const answer = await remote.tryPassword(account.email, password);
  if (answer === 'often') return [429, { message: 'Too many tries.' }];
  if (answer === 'wrong') return [401, { message: 'This is not the password.' }];
  await beginErasure(remote, userId);
  return (await finish(remote, userId, LONGEST_ANSWER_MS)) ? [200, { state: 'done' }] : [202, { state: 'begun' }];
}

/** Erases the caller's account after its password was given (`/erase`). Each minute: what was begun and interrupted. */
export default async ({ req, res, log }: FunctionContext): Promise<unknown> => {
  const { headers, path, bodyText } = req;
  const remote = connect(headers['x-appwrite-key'] ?? '');
  const caller = headers['x-appwrite-user-id'] ?? '';
  if (headers['x-appwrite-trigger'] === 'http' && caller !== '') {
    if (path !== '/erase') return res.json({ message: 'There is no such call.' }, 404);
    const [status, body] = await askedToErase(remote, caller, passwordIn(bodyText));
    return res.json(body, status);
  }
  let done = 0;
  for (const userId of await begunErasures(remote)) if (await finish(remote, userId, LONGEST_RUN_MS)) done++;
  if (done > 0) log(`${done} erasures finished`);
  return res.json({ done });
};
