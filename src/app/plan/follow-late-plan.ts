import type { LatePlan } from '@/model/plan/plan-step.ts';
import { localDate } from '@/clinical/time/calendar-date.ts';
import type { LiveQuery } from '@/db/queries/live-query.ts';
import { liveAppointments } from '@/db/records/appointments.ts';
import { liveCareNotes } from '@/db/records/care-notes.ts';
import { liveDoses } from '@/db/records/doses.ts';
import { liveProfile } from '@/db/records/live-profile.ts';
import { liveReminders } from '@/db/records/reminders.ts';
import { saveSnapshot } from '@/db/snapshot/first-paint-snapshot.ts';
import { loadAllMessages, useCatalogue } from '@/i18n/catalogue/catalogue.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import { latePlan, type LateFacts } from './late-plan.ts';

const CHECK_INTERVAL_MS = 60_000;
/** Doses are answered near their time; the clock of the phone that answered may be wrong by two days. */
const ANSWERS_MS = 6 * DAY_MS;

/** A kind of visit in the language of the app; any other text unchanged. */
const visitKind = (type: string): string =>
  (useCatalogue.getState().messages as Readonly<Record<string, string>>)[`appointments.type.${type}`] ?? type;

/** The doses, visits and wishes of her doctor for the plan of a day; again after every change, and when the day or the time zone changes. */
export const followLatePlan = (listener: (plan: LatePlan) => void, failed?: (error: unknown) => void): (() => void) => {
  const facts: { -readonly [Name in keyof LateFacts]?: LateFacts[Name] } = {};
  let isProfileKnown = false;
  let emittedFor = '';
  const dayAndZone = () => `${localDate(Date.now())} ${deviceTimeZone()}`;
  const emit = () => {
    const { reminders, answers, visits, notes } = facts;
    if (!reminders || !answers || !visits || !notes || !isProfileKnown) return;
    emittedFor = dayAndZone();
    const zone = deviceTimeZone();
    const { assignedDoctorId } = facts;
    listener(latePlan({ reminders, answers, visits, notes, assignedDoctorId, zone, visitKind }, Date.now()));
  };
  const follow = <T>(query: LiveQuery<T>, take: (value: T) => void) =>
    query.subscribe((value) => {
      take(value);
      emit();
    }, failed);
  const stops = [
    follow(liveReminders(), (reminders) => (facts.reminders = reminders)),
    follow(liveDoses(Date.now() - ANSWERS_MS), (answers) => (facts.answers = answers)),
    follow(liveAppointments(), (visits) => (facts.visits = visits)),
    follow(liveCareNotes(), (notes) => (facts.notes = notes)),
    follow(liveProfile(), (profile) => {
      isProfileKnown = true;
      facts.assignedDoctorId = profile?.assignedDoctorId;
    }),
    // The kinds of visits are among the messages that load late, and change with the language.
    useCatalogue.subscribe(emit),
  ];
  void loadAllMessages().catch(() => undefined);
  const check = () => {
    if (emittedFor !== '' && emittedFor !== dayAndZone()) emit();
  };
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', check);
  return () => {
    for (const stop of stops) stop();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
  };
};

/** Saves the plan of the open store for the first paint of the next start, on every page. @returns a function that stops it */
export const saveLatePlans = (userId: string): (() => void) =>
  followLatePlan((plan) => saveSnapshot(userId, 'plan', plan));
