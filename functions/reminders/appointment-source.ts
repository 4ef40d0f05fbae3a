import { nextNoticeAt, noticesDue, visitAt, type NoticeLead } from '../../src/clinical/care/appointment-reminders.ts';
import { appointment, DEFAULT_APPOINTMENT_TYPE, type Appointment } from '../../src/model/records/appointment.ts';
import { HOUR_MS } from '../../src/model/time/durations.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { validateRecord } from '../../src/model/schema/record.ts';
import type { NotificationKind } from '../../src/model/reminders/reminder-notification.ts';
import type { Source } from './source.ts';

/** The kind of a notice, and how long before the appointment it must have been sent. */
const notices: Readonly<Record<NoticeLead, { kind: NotificationKind; untilMs: number }>> = {
  // Later than this it would arrive together with the other notice.
  day: { kind: 'dayBefore', untilMs: 3 * HOUR_MS },
  hours: { kind: 'hoursBefore', untilMs: 0 },
};

export const appointmentSource: Source<Appointment> = {
  collection: appointment.collection,
  faults: (record) => validateRecord(appointment, { ...record }).map(({ field }) => field),
  isOpen: [],
  next: nextNoticeAt,
  occasions(record, from, until) {
    const startsAt = visitAt(record) ?? 0;
    return noticesDue(record, from, until)
      .map(({ lead, dueAt }) => ({ ...notices[lead], dueAt }))
      .filter(({ untilMs }) => until <= startsAt - untilMs)
      .map(({ kind, untilMs, dueAt }) => ({
        userId: record.userId,
        kind,
        subjectId: record.$id,
        date: record.date,
        time: record.time,
        dueAt: toInstant(dueAt),
        lastAt: toInstant(startsAt - untilMs),
      }));
  },
  subject: ({ isCompleted, isMissed, appointmentType }) =>
    isCompleted || isMissed ? undefined : { name: appointmentType || DEFAULT_APPOINTMENT_TYPE },
};
