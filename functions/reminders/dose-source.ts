import { Query } from 'node-appwrite';
import { dosesDue, nextDueAt } from '../../src/clinical/medicines/reminder-schedule.ts';
import { DOSE_WINDOW_MS } from '../../src/model/reminders/dose-window.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { validateRecord } from '../../src/model/schema/record.ts';
import { reminder, type Reminder } from '../../src/model/reminders/reminder.ts';
import type { ServerDocument } from './remote.ts';
import type { Source } from './source.ts';

/** A phone with a fast clock stores a `scheduledSince` that is later than the write itself. */
const scheduleOf = ({ $updatedAt, scheduledSince, ...record }: Reminder & ServerDocument) => ({
  ...record,
  scheduledSince: scheduledSince && Date.parse(scheduledSince) > Date.parse($updatedAt) ? $updatedAt : scheduledSince,
});

export const doseSource: Source<Reminder> = {
  collection: reminder.collection,
  faults: (record) => validateRecord(reminder, { ...record }).map(({ field }) => field),
  isOpen: [Query.equal('isActive', [true])],
  next: (record, after) => nextDueAt(scheduleOf(record), after),
  // A notice that arrives later than the window could cause a double dose.
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
  subject: ({ isActive, medicationName, dosage, measures }) =>
    isActive === false
      ? undefined
      : { name: `${medicationName}, ${dosage}`, ...(measures == null ? {} : { measures }) },
};
