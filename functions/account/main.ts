import { isStaff } from '../../src/model/account/staff.ts';
import type { FunctionContext } from '../support/function-context.ts';
import { passwordRefusal, type ResponseParts } from '../support/try-password.ts';
import { begunErasures, beginErasure, finishErasure, forgetErasedDevices, OutOfTime, type Deadline } from './erase.ts';
import { connect, type Remote } from './remote.ts';

/**
 * How long the caller waits for the response; later runs by schedule do the rest. Appwrite aborts a synchronous
 * execution after 30 s.
 */
const LONGEST_ANSWER_MS = 20_000;
/** Below the function's timeout of 60 s. */
const LONGEST_RUN_MS = 45_000;

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

/** @returns whether the erasure is complete */
async function runErasure(remote: Remote, userId: string, ms: number): Promise<boolean> {
  try {
    await finishErasure(remote, userId, deadlineIn(ms));
    return true;
  } catch (error) {
    if (error instanceof OutOfTime) return false;
    throw error;
  }
}

async function requestErasure(remote: Remote, userId: string, password: string): Promise<ResponseParts> {
  const account = await remote.account(userId);
  if (!account) return [404, { message: 'There is no such account.' }];
  // Patients' records refer to accounts of staff.
  if (isStaff(account.labels)) return [403, { message: 'Accounts of the clinic are ended by the clinic.' }];
  const refusal = passwordRefusal(await remote.tryPassword(account.email, password));
  if (refusal) return refusal;
  await beginErasure(remote, userId);
  return (await runErasure(remote, userId, LONGEST_ANSWER_MS)) ? [200, { state: 'done' }] : [202, { state: 'begun' }];
}

/**
 * `/erase`: erases the caller's account if the password is right. Scheduled run, each minute: finishes interrupted
 * erasures, and forgets the devices of accounts that were erased 180 days ago.
 */
export default async ({ req, res, log }: FunctionContext): Promise<unknown> => {
  const { headers, path, bodyText } = req;
  const remote = connect(headers['x-appwrite-key'] ?? '');
  const caller = headers['x-appwrite-user-id'] ?? '';
  if (headers['x-appwrite-trigger'] === 'http' && caller !== '') {
    if (path !== '/erase') return res.json({ message: 'There is no such call.' }, 404);
    const [status, body] = await requestErasure(remote, caller, passwordIn(bodyText));
    return res.json(body, status);
  }
  let done = 0;
  for (const userId of await begunErasures(remote)) if (await runErasure(remote, userId, LONGEST_RUN_MS)) done++;
  await forgetErasedDevices(remote);
  if (done > 0) log(`${done} erasures finished`);
  return res.json({ done });
};
