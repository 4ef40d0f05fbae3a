import { appointment } from '../../../src/model/records/appointment.ts';
import { dose, doseId } from '../../../src/model/reminders/dose.ts';
import { reminder } from '../../../src/model/reminders/reminder.ts';
import { toInstant } from '../../../src/model/time/instant.ts';
import type { Medicine, Story } from '../stories/story.ts';
import { instantAt, isPast, laterBy, type DemoClock } from './demo-clock.ts';
import { demoRecord, shortId, type DemoRecord } from './demo-record.ts';
import { randomOf } from './random.ts';

/** Doses older than this (days) are left out: the app shows the last weeks. */
const DOSE_DAYS = 28;
const PLANNED_BEFORE_DAYS = 14;

/** Her visits, past and coming. A past visit was kept unless the story says that it was missed. */
export const visitsOf = ({ account, visits = [] }: Story, clock: DemoClock): DemoRecord[] =>
  visits.map(({ when: [days, time], type, isMissed = false, ...words }, index) =>
    demoRecord(appointment, `${shortId(account.id)}-visit-${index}`, {
      userId: account.id,
      date: clock.date(days),
      time,
      appointmentType: type,
      ...words,
      isMissed,
      isCompleted: !isMissed && isPast(clock, clock.at(days, time)) && days > 0,
      timeZone: clock.timeZone,
      plannedAt: instantAt(clock, Math.max(days + PLANNED_BEFORE_DAYS, 2), '10:00'),
    }),
  );

const reminderIdOf = ({ account }: Story, { key }: Medicine): string => `${shortId(account.id)}-medicine-${key}`;

function reminderOf(story: Story, medicine: Medicine, clock: DemoClock): DemoRecord {
  const { name, dosage, frequency, times, notes, since, isPaused = false } = medicine;
  return demoRecord(reminder, reminderIdOf(story, medicine), {
    userId: story.account.id,
    medicationName: name,
    dosage,
    frequency,
    times: [...times],
    notes,
    isActive: !isPaused,
    timeZone: clock.timeZone,
    startsOn: clock.date(since),
    scheduledSince: instantAt(clock, since, '00:00'),
  });
}

async function dosesOf(story: Story, medicine: Medicine, clock: DemoClock): Promise<DemoRecord[]> {
  const random = randomOf(`${story.account.id} ${medicine.key}`);
  const reminderId = reminderIdOf(story, medicine);
  const { since, times, taken, skipped = 0, answeredUntil = 0 } = medicine;
  const found: DemoRecord[] = [];
  for (let day = Math.min(since, DOSE_DAYS); day >= answeredUntil; day--)
    for (const time of times) {
      const [share, delay] = [random(), random()];
      const outcome = share < taken ? 'taken' : share < taken + skipped ? 'skipped' : null;
      const at = clock.at(day, laterBy(time, outcome === 'taken' ? delay * 25 : 40 + delay * 60));
      if (outcome === null || !isPast(clock, at)) continue;
      const date = clock.date(day);
      const values = { userId: story.account.id, reminderId, date, time, outcome, recordedAt: toInstant(at) };
      found.push(demoRecord(dose, await doseId(reminderId, date, time), values));
    }
  return found;
}

/** Her medicines and the doses that she answered; a dose without an answer counts as missed. */
export async function medicinesOf(story: Story, clock: DemoClock): Promise<DemoRecord[]> {
  const found: DemoRecord[] = [];
  for (const medicine of story.medicines ?? []) {
    found.push(reminderOf(story, medicine, clock));
    if (!medicine.isPaused) found.push(...(await dosesOf(story, medicine, clock)));
  }
  return found;
}
