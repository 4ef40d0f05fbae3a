import type { FunctionContext } from '../support/function-context.ts';
import { snooze, sendTest, type Answer } from './test-and-snooze.ts';
import { escalateAlarms } from './escalate-alarms.ts';
import { followChanges } from './follow-changes.ts';
import { announceMessages } from './announce-messages.ts';
import { markClosedCases } from './mark-closed-cases.ts';
import { connect } from './remote.ts';
import type { Run } from './run.ts';
import { sendDue } from './send-due.ts';
import { deleteExpired, sendRetries } from './send-retries.ts';
import { sources } from './sources.ts';
import { PushSender, senderOf } from './web-push/web-push.ts';

/** Below the function's timeout of 60 s, with time left to store results. */
const LONGEST_RUN_MS = 40_000;

const NO_KEYS = 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not set. Run: npm run provision';

function readBody(text: string): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

/**
 * Scheduled run, each minute: sends each due reminder once to the phones of its owner, does the steps of alarms that
 * have no answer, and announces messages. Calls: `/key` returns the public
 * key with which browsers subscribe, `/test` sends a message to one device, `/later` snoozes a dose.
 */
export default async ({ req, res, log, error }: FunctionContext): Promise<unknown> => {
  const { headers, path, bodyText } = req;
  const respond = ({ status, body }: Answer) => res.json(body, status);
  const caller = headers['x-appwrite-user-id'] ?? '';
  const isUserCall = headers['x-appwrite-trigger'] === 'http' && caller !== '';
  const vapid = senderOf(process.env);
  const remote = connect(headers['x-appwrite-key'] ?? '');
  const now = Date.now();
  const minute = { remote, now, endsAt: now + LONGEST_RUN_MS, failures: [] as unknown[], log };
  if (!vapid) {
    error(NO_KEYS);
    if (!isUserCall) await markClosedCases(minute);
    // A clinic without push must not fail every minute.
    return respond({ status: isUserCall ? 503 : 200, body: { message: NO_KEYS } });
  }
  const sender = new PushSender(vapid);

  if (isUserCall) {
    if (path === '/key') return respond({ status: 200, body: { publicKey: vapid.publicKey } });
    if (path === '/test') return respond(await sendTest(remote, sender, caller, readBody(bodyText)));
    if (path === '/later') return respond(await snooze(remote, caller, readBody(bodyText), now));
    return respond({ status: 404, body: { message: 'There is no such call.' } });
  }

  const run: Run = { ...minute, sender };
  let sent = 0;
  for (const source of sources) {
    await followChanges(run, source);
    sent += await sendDue(run, source);
  }
  sent += await escalateAlarms(run);
  sent += await announceMessages(run);
  sent += await sendRetries(run);
  await deleteExpired(run);
  await markClosedCases(run);
  log(`${sent} reminders sent`);
  // Fail the run, so that an operator notices; the rest of its work is done.
  if (run.failures.length > 0) throw run.failures[0];
  return res.json({ sent });
};
