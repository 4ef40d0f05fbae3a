import { dropAnswer, pendingAnswers } from '@/db/outbox/notification-outbox.ts';
import { DOSE_WINDOW_MS } from '@/model/reminders/dose-window.ts';
import { callReminders, BackendRefusal } from '@/sync/transport/backend-call.ts';

/** Sends the snoozed doses of this user to the server, so that they are pushed again. @throws when unreachable */
export async function sendSnoozed(userId: string): Promise<void> {
  for (const { key, answer } of await pendingAnswers(userId)) {
    if (answer.answer !== 'later') continue;
    const { reminderId: subjectId, date, time, at } = answer;
    // A reminder hours after the dose was snoozed is useless.
    if (at > Date.now() - DOSE_WINDOW_MS)
      await callReminders('/later', { subjectId, date, time }).catch((error) => {
        // 400 and 404: the dose does not exist any more. Other errors may be temporary.
        if (!(error instanceof BackendRefusal && [400, 404].includes(error.status))) throw error;
      });
    await dropAnswer(userId, key);
  }
}
