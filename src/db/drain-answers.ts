import { doseId, type Dose } from '@/model/dose.ts';
import { recordDose, type DoseKey } from './doses.ts';
import { dropAnswer, waitingAnswers } from './notice-box.ts';
import { currentStore } from './open-store.ts';

/** Whether something was said of this dose after the notification was answered, or it was recorded as taken before. */
async function isOutdated({ reminderId, date, time }: DoseKey, at: number): Promise<boolean> {
  const doses = await (await currentStore()).collection('doses');
  const row = await doses.findOne(await doseId(reminderId, date, time)).exec();
  const { editedAt, outcome } = (row?.toJSON() ?? {}) as unknown as Partial<Dose>;
  // A second tap on another phone, or on a notification that stayed, must not move the time it was taken.
  return outcome === 'taken' || Boolean(editedAt && Date.parse(editedAt) > at);
}

/**
 * Writes into the store what this user answered on notifications, at the time of the answer. Safe to repeat: the same
 * dose is the same record, and an answer is dropped only when the store has it.
 */
export async function drainAnswers(userId: string): Promise<void> {
  for (const { key, answer } of await waitingAnswers(userId)) {
    if (answer.answer !== 'taken') continue;
    if ((await currentStore()).userId !== userId) return;
    if (!(await isOutdated(answer, answer.at))) await recordDose(answer, 'taken', answer.at);
    await dropAnswer(userId, key);
  }
}
