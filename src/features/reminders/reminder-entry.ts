import { countedFrom } from '@/clinical/dose-times.ts';
import { scheduleChange } from '@/clinical/dose-plan.ts';
import { daysMeant, frequencies, frequencyOf, type Frequency } from '@/model/frequency.ts';
import { issue, type Issue } from '@/model/issue.ts';
import { judge } from '@/model/record.ts';
import { reminder, type Reminder, type Weekday } from '@/model/reminder.ts';
import { parseNumber } from '@/ui/parse-number.ts';
import type { FormAnswer } from '@/use-record-form.ts';
import { areWeeksUnclear, firstDay } from './first-day.ts';
import { isNeverDue } from './never-due.ts';

export interface ReminderDraft {
  medicationName: string;
  dosage: string;
  /** An offered one, `own` for own words, empty before anything is chosen. */
  frequency: Frequency | 'own' | '';
  ownFrequency: string;
  times: string[];
  weekdays: Weekday[];
  everyDays: string;
  startsOn: string;
  endsOn: string;
  notes: string;
}

export const emptyReminder: ReminderDraft = {
  medicationName: '',
  dosage: '',
  frequency: '',
  ownFrequency: '',
  times: [''],
  weekdays: [],
  everyDays: '',
  startsOn: '',
  endsOn: '',
  notes: '',
};

/** What a frequency says of days where none were given: as text for the form. */
const meantText = (frequency: ReminderDraft['frequency']) => String(daysMeant(frequency) ?? '');

export function reminderDraft(kept: Reminder): ReminderDraft {
  const frequency = frequencyOf(kept.frequency) ?? 'own';
  const weekdays = [...(kept.weekdays ?? [])];
  // A record without days, of another client or an earlier version, shows the days that it is taken to mean.
  const everyDays = kept.everyDays ? String(kept.everyDays) : weekdays.length > 0 ? '' : meantText(frequency);
  return {
    medicationName: kept.medicationName,
    dosage: kept.dosage,
    frequency,
    ownFrequency: frequency === 'own' ? kept.frequency : '',
    times: kept.times?.length ? [...kept.times] : [''],
    weekdays,
    everyDays,
    startsOn: kept.startsOn ?? (Number(everyDays) > 1 ? countedFrom(kept) : null) ?? '',
    endsOn: kept.endsOn ?? '',
    notes: kept.notes ?? '',
  };
}

/** What follows from a chosen frequency: its days, and as many empty times as it means. Times are never made up. */
export function frequencyChosen(draft: ReminderDraft, frequency: ReminderDraft['frequency']): Partial<ReminderDraft> {
  const typed = draft.times.filter((time) => time !== '');
  const wanted = frequency === '' || frequency === 'own' ? null : frequencies[frequency].times;
  const blanks = Math.max(typed.length === 0 ? 1 : 0, (wanted ?? 1) - typed.length);
  return {
    frequency,
    times: [...typed, ...Array.from({ length: blanks }, () => '')],
    everyDays: everyDaysOf({ ...draft, frequency, everyDays: daysMeant(draft.frequency) ? '' : draft.everyDays }),
  };
}

/** What follows from chosen days of the week: they take the place of the days that the frequency means by itself. */
export function weekdaysChosen(draft: ReminderDraft, weekdays: Weekday[]): Partial<ReminderDraft> {
  // Both together is every seventh day that also is this weekday: often none at all.
  const isMeant = draft.everyDays === meantText(draft.frequency);
  const everyDays = isMeant ? '' : draft.everyDays;
  return { weekdays, everyDays: weekdays.length > 0 ? everyDays : draft.everyDays || meantText(draft.frequency) };
}

/** Every how many days, given or meant by the frequency; empty for each day and for days of the week. */
function everyDaysOf({ frequency, weekdays, everyDays }: ReminderDraft): string {
  if (weekdays.length > 0) return everyDays;
  return meantText(frequency) || everyDays;
}

/** What is given against what the frequency means, when they differ; it warns and does not block (clinical rules 10). */
export function countDoubt(draft: ReminderDraft): { given: number } | null {
  const wanted = draft.frequency === '' || draft.frequency === 'own' ? null : frequencies[draft.frequency].times;
  const given = draft.times.filter((time) => time.trim() !== '').length;
  return wanted !== null && wanted > 0 && given !== wanted ? { given } : null;
}

/** What has to be right before it can be said when a reminder is due. */
const dayFields: ReadonlySet<string> = new Set(['times', 'timeZone', 'weekdays', 'everyDays', 'startsOn', 'endsOn']);

/** What of a form says on which days it is due, but for the end. */
const daysIn = ({ weekdays, everyDays, startsOn }: ReminderDraft): string =>
  JSON.stringify([weekdays, everyDays, startsOn]);

type ReminderValues = Omit<Reminder, 'userId' | 'editedAt'>;
const orNull = (text: string) => text.trim() || null;

interface ReadOptions {
  /** The reminder that is changed, null for a new one. */
  readonly before: Reminder | null;
  /** ms */
  readonly now: number;
  /** Of this phone, for a new reminder. */
  readonly zone: string;
  readonly halfTyped: readonly string[];
}

/** NaN for anything but a whole number without a sign, in the digits of any keyboard. */
function wholeNumber(text: string): number {
  const number = /^[+-]/.test(text.trim()) ? Number.NaN : parseNumber(text);
  return Number.isInteger(number) ? number : Number.NaN;
}

/** The reminder that the form stands for, or every reason why it is none. Times are trimmed and blank ones dropped. */
export function readReminder(
  draft: ReminderDraft,
  { before, now, zone, halfTyped }: ReadOptions,
): FormAnswer<ReminderValues> {
  const isAsNeeded = draft.frequency === 'asNeeded';
  const meant = draft.weekdays.length > 0 ? null : daysMeant(draft.frequency);
  const everyDays = draft.everyDays.trim() === '' ? meant : wholeNumber(draft.everyDays);
  const values = {
    medicationName: draft.medicationName.trim(),
    dosage: draft.dosage.trim(),
    frequency:
      draft.frequency === '' || draft.frequency === 'own'
        ? draft.ownFrequency.trim()
        : frequencies[draft.frequency].text,
    notes: orNull(draft.notes),
    times: isAsNeeded ? [] : draft.times.map((time) => time.trim()).filter((time) => time !== ''),
    weekdays: draft.weekdays,
    everyDays,
    startsOn: orNull(draft.startsOn),
    endsOn: orNull(draft.endsOn),
    timeZone: before?.timeZone ?? zone,
  };
  const { timeZone, times, weekdays, startsOn: typed, endsOn, frequency, ...words } = values;
  const half: Issue[] = halfTyped.map((field) => issue(field, 'unfinished'));
  const first = firstDay(typed, values, now);
  const judged = judge(reminder, { ...before, ...values, userId: 'me' });
  // What was kept once is kept again: she may be changing nothing but a note.
  const withSameDays = before !== null && daysIn(draft) === daysIn(reminderDraft(before)) ? before : null;
  const isUnclear = withSameDays === null && areWeeksUnclear(values);
  const isReadable = !judged.some(({ field }) => dayFields.has(field));
  const isNever = isReadable && isNeverDue({ ...values, startsOn: first }, withSameDays, now);
  const issues = [
    ...half,
    ...(isUnclear ? [issue('everyDays', 'days_or_number')] : []),
    ...(isNever ? [issue('endsOn', 'never_until')] : []),
    ...judged,
  ];
  if (issues.length > 0) return { issues };
  // Ended before the first such day of the week, it keeps the start that was typed.
  const startsOn = first !== null && endsOn !== null && endsOn < first ? typed : first;
  const schedule = { timeZone, times, weekdays, startsOn, endsOn, everyDays, frequency };
  return {
    values: {
      ...words,
      ...scheduleChange(before, schedule, now),
      isActive: before?.isActive ?? true,
    } as ReminderValues,
  };
}

/** What is wrong with one of the times: its own half-typed one, or the one that the model names. */
export const timeIssues = (issues: readonly Issue[], time: string, at: number): Issue[] =>
  issues.filter(({ field, values }) => field === `times.${at}` || (field === 'times' && values.value === time.trim()));
