import { doseId, type Dose } from '@/model/reminders/dose.ts';
import { recordDose, type DoseKey } from '@/db/records/doses.ts';
import { dropAnswer, pendingAnswers } from './notification-outbox.ts';
import { currentStore } from '@/db/store/open-store.ts';

/** True when the dose was edited after the notification was answered, or was already recorded as taken. */
async function isOutdated({ reminderId, date, time }: DoseKey, at: number): Promise<boolean> {
  const doses = await (await currentStore()).collection('doses');
  const row = await doses.findOne(await doseId(reminderId, date, time)).exec();
  const { editedAt, outcome } = (row?.toJSON() ?? {}) as unknown as Partial<Dose>;
  // A second tap on another device, or on a remaining notification, must not change the time of taking.
  return outcome === 'taken' || Boolean(editedAt && Date.parse(editedAt) > at);
}

/**
 * Writes the pending answers of this user on notifications into the store, with the time of the answer. Idempotent: a dose has
 * one record, and an answer is dropped only after the store has it.
 */
export async function applyNotificationAnswers(userId: string): Promise<void> {
  for (const { key, answer } of await pendingAnswers(userId)) {
    if (answer.answer !== 'taken') continue;
    if ((await currentStore()).userId !== userId) return;
    if (!(await isOutdated(answer, answer.at))) await recordDose(answer, 'taken', answer.at);
    await dropAnswer(userId, key);
  }
}
