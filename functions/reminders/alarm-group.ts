import { reminderNotification, type NoticeOutcome } from '../../src/model/reminders/reminder-notification.ts';
import { derivedId } from '../../src/model/schema/derived-id.ts';
import { deliver } from './deliver.ts';
import { claim, type Occasion, type ServerNotice } from './notice.ts';
import type { Run } from './run.ts';

/** The id of the notice for one of several people whom a step is for. */
export const noticeOfMember = (stepId: string, userId: string): Promise<string> =>
  derivedId('episode step for', stepId, userId);

async function tell(run: Run, occasion: Occasion, id: string): Promise<NoticeOutcome | 'later'> {
  const before = await run.remote.find<ServerNotice>(reminderNotification.collection, id);
  // Without an outcome its lease has not run out, or it waits for another attempt.
  if (before) return before.outcome ?? 'later';
  const notice = await claim(run, occasion, id);
  // The message has no name and no value, because it is shown on a lock screen.
  return notice ? deliver(run, notice, { name: '' }) : 'later';
}

/**
 * Notifies several people of one step, each once. One who was reached is enough: the others are tried again by the
 * retries of their own notices.
 * @returns `later` while no one was reached and someone is still to be tried
 */
export async function tellAll(
  run: Run,
  occasion: Omit<Occasion, 'userId'>,
  stepId: string,
  people: readonly string[],
): Promise<NoticeOutcome | 'later'> {
  const outcomes: (NoticeOutcome | 'later')[] = [];
  for (const userId of people)
    outcomes.push(await tell(run, { ...occasion, userId }, await noticeOfMember(stepId, userId)));
  return (
    outcomes.find((outcome) => outcome === 'sent') ??
    outcomes.find((outcome) => outcome === 'later') ??
    outcomes[0] ??
    'later'
  );
}
