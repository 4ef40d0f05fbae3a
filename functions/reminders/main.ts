import type { FunctionContext } from '../function-context.ts';
import { remindLater, sendTest, type Answer } from './answers.ts';
import { followChanges } from './follow-changes.ts';
import { connect } from './remote.ts';
import type { Run } from './run.ts';
import { sendDue } from './send-due.ts';
import { forgetOld, sendWaiting } from './send-waiting.ts';
import { sources } from './sources.ts';
import { PushSender, senderOf } from './web-push.ts';

/** Leaves time to write down what was begun before the function's 60 s are over. */
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
 * Each minute: sends what is due to the phones of its owners, each once. For a caller: the key that browsers subscribe
 * with (`/key`), a message to try out a device (`/test`), and a dose once more later (`/later`).
 */
export default async ({ req, res, log, error }: FunctionContext): Promise<unknown> => {
  const { headers, path, bodyText } = req;
  const answer = ({ status, body }: Answer) => res.json(body, status);
  const caller = headers['x-appwrite-user-id'] ?? '';
  const isAsked = headers['x-appwrite-trigger'] === 'http' && caller !== '';
  const about = senderOf(process.env);
  if (!about) {
    error(NO_KEYS);
    // A clinic without push is no failure of each minute.
    return answer({ status: isAsked ? 503 : 200, body: { message: NO_KEYS } });
  }
  const remote = connect(headers['x-appwrite-key'] ?? '');
  const sender = new PushSender(about);

  if (isAsked) {
    if (path === '/key') return answer({ status: 200, body: { publicKey: about.publicKey } });
    if (path === '/test') return answer(await sendTest(remote, sender, caller, readBody(bodyText)));
    if (path === '/later') return answer(await remindLater(remote, caller, readBody(bodyText), Date.now()));
    return answer({ status: 404, body: { message: 'There is no such call.' } });
  }

  const now = Date.now();
  const run: Run = { remote, sender, now, endsAt: now + LONGEST_RUN_MS, failures: [], log };
  let sent = 0;
  for (const source of sources) {
    await followChanges(run, source);
    sent += await sendDue(run, source);
  }
  sent += await sendWaiting(run);
  await forgetOld(run);
  log(`${sent} reminders sent`);
  // The run is a failed one, so that somebody looks; what it could do is done.
  if (run.failures.length > 0) throw run.failures[0];
  return res.json({ sent });
};
