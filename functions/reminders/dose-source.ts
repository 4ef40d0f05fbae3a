import { Query } from 'node-appwrite';
import { dosesDue, nextDueAt } from '../../src/clinical/dose-times.ts';
import { DOSE_WINDOW_MS } from '../../src/model/dose-window.ts';
import { toInstant } from '../../src/model/instant.ts';
import { judge } from '../../src/model/record.ts';
import { reminder, type Reminder } from '../../src/model/reminder.ts';
import type { Held } from './remote.ts';
import type { Source } from './source.ts';

/** A phone whose clock is ahead says that the schedule begins when it has long begun. */
const scheduleOf = ({ $updatedAt, scheduledSince, ...record }: Reminder & Held) => ({
  ...record,
  scheduledSince: scheduledSince && Date.parse(scheduledSince) > Date.parse($updatedAt) ? $updatedAt : scheduledSince,
});

export const doseSource: Source<Reminder> = {
  collection: reminder.collection,
  faults: (record) => judge(reminder, { ...record }).map(({ field }) => field),
  isOpen: [Query.equal('isActive', [true])],
  next: (record, after) => nextDueAt(scheduleOf(record), after),
  // What has not arrived by then would only call for a double dose.
  occasions: (record, from, until) =>
    dosesDue(scheduleOf(record), Math.max(from, until - DOSE_WINDOW_MS), until).map(({ date, time, dueAt }) => ({
      userId: record.userId,
      kind: 'dose',
      subjectId: record.$id,
      date,
      time,
      dueAt: toInstant(dueAt),
      lastAt: toInstant(dueAt + DOSE_WINDOW_MS),
    })),
  subject: ({ isActive, medicationName, dosage }) =>
    isActive === false ? undefined : { name: `${medicationName}, ${dosage}` },
};
