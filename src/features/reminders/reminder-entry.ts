import { countedFrom } from '@/clinical/medicines/reminder-schedule.ts';
import { scheduleChange } from '@/clinical/medicines/dose-plan.ts';
import {
  frequencies,
  frequencyOf,
  intervalDays,
  needsTimes,
  usualTimes,
  type Frequency,
} from '@/model/reminders/reminder-frequency.ts';
import { issue, type Issue } from '@/model/schema/issue.ts';
import { validateRecord } from '@/model/schema/record.ts';
import { reminder, type Reminder, type Weekday } from '@/model/reminders/reminder.ts';
import { parseNumber } from '@/ui/controls/parse-number.ts';
import type { FormResult } from '@/app/forms/use-record-form.ts';
import { areWeeksUnclear, firstDay } from './first-day.ts';
import { isNeverDue } from './never-due.ts';

export interface ReminderDraft {
  medicationName: string;
  dosage: string;
  /** A listed frequency, `own` for free text, empty before a choice. */
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

/** The interval in days that a frequency implies, as text for the form; empty when none. */
const impliedDaysText = (frequency: ReminderDraft['frequency']) => String(intervalDays(frequency) ?? '');

export function reminderDraft(stored: Reminder): ReminderDraft {
  const frequency = frequencyOf(stored.frequency) ?? 'own';
  const weekdays = [...(stored.weekdays ?? [])];
  // A record without days (from another client or an older version) shows the days that its frequency implies.
  const everyDays = stored.everyDays ? String(stored.everyDays) : weekdays.length > 0 ? '' : impliedDaysText(frequency);
  return {
    medicationName: stored.medicationName,
    dosage: stored.dosage,
    frequency,
    ownFrequency: frequency === 'own' ? stored.frequency : '',
    times: stored.times?.length ? [...stored.times] : [''],
    weekdays,
    everyDays,
    startsOn: stored.startsOn ?? (Number(everyDays) > 1 ? countedFrom(stored) : null) ?? '',
    endsOn: stored.endsOn ?? '',
    notes: stored.notes ?? '',
  };
}

const filledIn = (times: readonly string[]) => times.filter((time) => time.trim() !== '');

/** Whether the times are those that the form filled in for the frequency, so that it may also replace them. */
export const areUsualTimes = ({ frequency, times }: Pick<ReminderDraft, 'frequency' | 'times'>): boolean =>
  times.length > 0 && times.join() === usualTimes(frequency).join();

/** The times after a frequency was chosen: its usual ones, or the typed ones and empty fields up to its number. */
function timesAfter({ frequency: before, times }: ReminderDraft, frequency: ReminderDraft['frequency']): string[] {
  const typed = areUsualTimes({ frequency: before, times }) ? [] : filledIn(times);
  const usual = usualTimes(frequency);
  const known = typed.length === 0 ? usual : typed;
  const expected = frequency === '' || frequency === 'own' ? null : frequencies[frequency].times;
  const blanks = Math.max(known.length === 0 ? 1 : 0, (expected ?? 1) - known.length);
  return [...known, ...Array.from({ length: blanks }, () => '')];
}

/** Draft changes for a chosen frequency: its days and its times. Times that were typed stay. */
export const applyFrequency = (
  draft: ReminderDraft,
  frequency: ReminderDraft['frequency'],
): Partial<ReminderDraft> => ({
  frequency,
  times: timesAfter(draft, frequency),
  everyDays: everyDaysOf({ ...draft, frequency, everyDays: intervalDays(draft.frequency) ? '' : draft.everyDays }),
});

/** Draft changes for chosen weekdays: they replace the interval that the frequency implies. */
export function applyWeekdays(draft: ReminderDraft, weekdays: Weekday[]): Partial<ReminderDraft> {
  // Both together would mean every seventh day that is also this weekday: often no day at all.
  const isImplied = draft.everyDays === impliedDaysText(draft.frequency);
  const everyDays = isImplied ? '' : draft.everyDays;
  return { weekdays, everyDays: weekdays.length > 0 ? everyDays : draft.everyDays || impliedDaysText(draft.frequency) };
}

/** The interval in days, typed or implied by the frequency; empty for every day and for weekdays. */
function everyDaysOf({ frequency, weekdays, everyDays }: ReminderDraft): string {
  if (weekdays.length > 0) return everyDays;
  return impliedDaysText(frequency) || everyDays;
}

/** Whether the draft has a frequency that needs times, and no time: it cannot be saved like this. */
export const isDraftTimeless = ({ frequency, times }: ReminderDraft): boolean =>
  frequency !== '' && frequency !== 'asNeeded' && filledIn(times).length === 0;

/**
 * The number of times when it differs from the frequency's; a warning that does not block (clinical rules 10). Null when
 * there is none at all, see `isDraftTimeless`.
 */
export function timesCountMismatch(draft: ReminderDraft): { given: number } | null {
  const expected = draft.frequency === '' || draft.frequency === 'own' ? null : frequencies[draft.frequency].times;
  const given = filledIn(draft.times).length;
  return expected !== null && expected > 0 && given > 0 && given !== expected ? { given } : null;
}

/** Fields that must be valid before due dates can be computed. */
const scheduleFields: ReadonlySet<string> = new Set([
  'times',
  'timeZone',
  'weekdays',
  'everyDays',
  'startsOn',
  'endsOn',
]);

/** The fields that decide the due days, without the end date, for comparison. */
const daysIn = ({ weekdays, everyDays, startsOn }: ReminderDraft): string =>
  JSON.stringify([weekdays, everyDays, startsOn]);

type ReminderValues = Omit<Reminder, 'userId' | 'editedAt'>;
const orNull = (text: string) => text.trim() || null;

interface ReadOptions {
  /** The reminder being changed; null for a new one. */
  readonly before: Reminder | null;
  /** ms */
  readonly now: number;
  /** The phone's time zone, used for a new reminder. */
  readonly zone: string;
  /** Names of date and time fields that are filled in only partly. */
  readonly incomplete: readonly string[];
}

/** NaN for anything but an unsigned whole number. Accepts the digits of any script. */
function wholeNumber(text: string): number {
  const number = /^[+-]/.test(text.trim()) ? Number.NaN : parseNumber(text);
  return Number.isInteger(number) ? number : Number.NaN;
}

/** The reminder that the form describes, or all issues. Times are trimmed and empty ones removed. */
export function readReminder(
  draft: ReminderDraft,
  { before, now, zone, incomplete }: ReadOptions,
): FormResult<ReminderValues> {
  const isAsNeeded = draft.frequency === 'asNeeded';
  const implied = draft.weekdays.length > 0 ? null : intervalDays(draft.frequency);
  const everyDays = draft.everyDays.trim() === '' ? implied : wholeNumber(draft.everyDays);
  const values = {
    medicationName: draft.medicationName.trim(),
    dosage: draft.dosage.trim(),
    frequency:
      draft.frequency === '' || draft.frequency === 'own'
        ? draft.ownFrequency.trim()
        : frequencies[draft.frequency].text,
    notes: orNull(draft.notes),
    times: isAsNeeded ? [] : filledIn(draft.times).map((time) => time.trim()),
    weekdays: draft.weekdays,
    everyDays,
    startsOn: orNull(draft.startsOn),
    endsOn: orNull(draft.endsOn),
    timeZone: before?.timeZone ?? zone,
  };
  const { timeZone, times, weekdays, startsOn: typed, endsOn, frequency, ...words } = values;
  const incompleteIssues: Issue[] = incomplete.map((field) => issue(field, 'unfinished'));
  const first = firstDay(typed, values, now);
  const recordIssues = validateRecord(reminder, { ...before, ...values, userId: 'me' });
  // Unchanged days are accepted as they are: the user may only be changing a note.
  const withSameDays = before !== null && daysIn(draft) === daysIn(reminderDraft(before)) ? before : null;
  const isUnclear = withSameDays === null && areWeeksUnclear(values);
  const isReadable = !recordIssues.some(({ field }) => scheduleFields.has(field));
  const isNever = isReadable && isNeverDue({ ...values, startsOn: first }, withSameDays, now);
  const issues = [
    ...incompleteIssues,
    // Before a frequency is chosen, that choice is what is missing.
    ...(frequency !== '' && times.length === 0 && needsTimes(frequency) ? [issue('times', 'timeless')] : []),
    ...(isUnclear ? [issue('everyDays', 'days_or_number')] : []),
    ...(isNever ? [issue('endsOn', 'never_until')] : []),
    ...recordIssues,
  ];
  if (issues.length > 0) return { issues };
  // If it ends before the first matching weekday, the typed start is stored.
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

/** The issues of one time field: its incomplete value, or the time that the model names. */
export const timeIssues = (issues: readonly Issue[], time: string, at: number): Issue[] =>
  issues.filter(({ field, values }) => field === `times.${at}` || (field === 'times' && values.value === time.trim()));
