import { dropAnswer, waitingAnswers } from '@/db/notice-box.ts';
import { DOSE_WINDOW_MS } from '@/model/dose-window.ts';
import { askReminders, BackendRefusal } from './backend-call.ts';

/** Tells the server which doses of this user were put off, so that they are pushed once more. @throws when unreachable */
export async function sendLater(userId: string): Promise<void> {
  for (const { key, answer } of await waitingAnswers(userId)) {
    if (answer.answer !== 'later') continue;
    const { reminderId: subjectId, date, time, at } = answer;
    // Nobody wants to hear of a dose hours after it was put off.
    if (at > Date.now() - DOSE_WINDOW_MS)
      await askReminders('/later', { subjectId, date, time }).catch((error) => {
        // 400 and 404: no such dose any more. Anything else may be better later.
        if (!(error instanceof BackendRefusal && [400, 404].includes(error.status))) throw error;
      });
    await dropAnswer(userId, key);
  }
}
