import { nextNoticeAt, noticesDue, visitAt, type NoticeLead } from '../../src/clinical/appointment-notices.ts';
import { appointment, DEFAULT_APPOINTMENT_TYPE, type Appointment } from '../../src/model/appointment.ts';
import { HOUR_MS } from '../../src/model/durations.ts';
import { toInstant } from '../../src/model/instant.ts';
import { judge } from '../../src/model/record.ts';
import type { NoticeKind } from '../../src/model/reminder-notice.ts';
import type { Source } from './source.ts';

/** What a notice is called, and until how long before the visit it is still worth sending. */
const leads: Readonly<Record<NoticeLead, { kind: NoticeKind; untilMs: number }>> = {
  // Later than this it would meet the other one.
  day: { kind: 'dayBefore', untilMs: 3 * HOUR_MS },
  hours: { kind: 'hoursBefore', untilMs: 0 },
};

export const visitSource: Source<Appointment> = {
  collection: appointment.collection,
  faults: (record) => judge(appointment, { ...record }).map(({ field }) => field),
  isOpen: [],
  next: nextNoticeAt,
  occasions(record, from, until) {
    const begins = visitAt(record) ?? 0;
    return noticesDue(record, from, until)
      .map(({ lead, dueAt }) => ({ ...leads[lead], dueAt }))
      .filter(({ untilMs }) => until <= begins - untilMs)
      .map(({ kind, untilMs, dueAt }) => ({
        userId: record.userId,
        kind,
        subjectId: record.$id,
        date: record.date,
        time: record.time,
        dueAt: toInstant(dueAt),
        lastAt: toInstant(begins - untilMs),
      }));
  },
  subject: ({ isCompleted, isMissed, appointmentType }) =>
    isCompleted || isMissed ? undefined : { name: appointmentType || DEFAULT_APPOINTMENT_TYPE },
};
