import { addDays, daysBetween, type CalendarDate } from '@/clinical/time/calendar-date.ts';
import { datingFrom } from '@/clinical/gestation/pregnancy-dating.ts';
import { dateAt } from '@/clinical/gestation/gestational-age.ts';
import { stageOf, type StagedProfile } from '@/clinical/gestation/pregnancy-stage.ts';

/**
 * Weeks of the contacts that WHO recommends, and the return at 41 weeks when the baby is not born (WHO 2016, clinical
 * rules 9.1).
 */
const whoContactWeeks = [12, 20, 26, 30, 34, 36, 38, 40, 41] as const;

/** Weeks of the contacts of a whole pregnancy, the first to the eighth. */
export const contactWeeks: readonly number[] = whoContactWeeks.filter((week) => week <= 40);

/** A visit counts as this pregnancy's contact for its week if it is at most this many days from the week's date. */
const SAME_PREGNANCY_DAYS = 120;

export interface SuggestedContact {
  readonly week: number;
  readonly date: CalendarDate;
}

interface KnownVisit {
  readonly date: CalendarDate;
  readonly contactWeek?: number | null;
}

/**
 * The coming contacts without a visit made for them, the earliest first; suggestions, never obligations. None after
 * birth or a loss, and none while the weeks are unknown or only estimated.
 */
export function suggestedContacts(
  profile: StagedProfile | null | undefined,
  visits: readonly KnownVisit[],
  today: CalendarDate,
): SuggestedContact[] {
  if (!profile || stageOf(profile, today).kind !== 'pregnant') return [];
  const dating = datingFrom(profile, today);
  if (!dating) return [];
  const isTaken = ({ week, date }: SuggestedContact) =>
    visits.some((visit) => visit.contactWeek === week && Math.abs(daysBetween(date, visit.date)) < SAME_PREGNANCY_DAYS);
  return whoContactWeeks
    .map((week) => ({ week, date: dateAt(dating.estimatedLmp, week) }))
    .filter((contact) => contact.date > today && contact.date <= addDays(dating.dueDate, 7) && !isTaken(contact));
}

/** The key of one contact of one pregnancy, the same on every device; see `derivedId`. */
export const contactKey = (profile: StagedProfile, week: number, today: CalendarDate): string =>
  `${datingFrom(profile, today)?.estimatedLmp ?? ''} ${week}`;
