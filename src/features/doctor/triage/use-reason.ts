import { useIntl, type IntlShape } from 'react-intl';
import type { OpenAlert } from '@/clinical/care/open-alerts.ts';
import { pressureLabel } from '@/clinical/pressure/pressure-category.ts';
import { quotedWords } from '@/i18n/phrases/quoted-words.ts';
import { causeText, outcomeText } from '@/app/episodes/episode-words.ts';
import { senderName } from '@/i18n/phrases/sender-name.ts';
import { symptomText } from '@/i18n/phrases/symptom-words.ts';
import { LIST_DAYS } from '@/sync/api/doctor/doctor-lists.ts';
import type { OpenCase } from './open-cases.ts';
import { caseOf, type PatientRow } from './patient-row.ts';
import { useDoctorWords } from '@/features/doctor/elements/use-doctor-words.ts';

export type Words = ReturnType<typeof useDoctorWords>;

/** Maximum length of a message excerpt in a row, in characters. */
const EXCERPT = 60;
const excerpt = (text: string) => (text.length > EXCERPT ? `${text.slice(0, EXCERPT - 1).trimEnd()}…` : text);

/** Why an alert is open, in clinical words, with the recorded symptoms. */
function alertReason(intl: IntlShape, { rule, symptoms }: OpenAlert): string {
  const reason = intl.formatMessage({ id: `doctor.why.${rule}` });
  // The rules about single symptoms already name the symptom.
  if (symptoms.length === 0 || (/^S\d/.test(rule) && symptoms.length === 1)) return reason;
  const noted = symptoms.map((symptom) => symptomText(intl, symptom));
  return intl.formatMessage({ id: 'doctor.why.symptoms' }, { reason, symptoms: intl.formatList(noted) });
}

function alertWords(intl: IntlShape, words: Words, row: PatientRow, now: number): string[] {
  const { alert, seen, isPast, past } = row;
  if (!alert) return [];
  const reason = alertReason(intl, alert);
  if (seen) {
    const time = words.when(Date.parse(seen.recordedAt), now);
    if (seen.outcome) {
      const line = outcomeText(intl, { outcome: seen.outcome, by: seen.senderName ?? '', text: seen.text ?? null });
      return [intl.formatMessage({ id: 'doctor.why.answered' }, { line, time, reason })];
    }
    return [intl.formatMessage({ id: 'doctor.why.seen' }, { name: senderName(intl, seen), time, reason })];
  }
  const expired = (of: OpenAlert) =>
    intl.formatMessage({ id: 'doctor.why.unchecked' }, { reason: alertReason(intl, of) });
  return [isPast ? expired(alert) : reason, ...(past ? [expired(past)] : [])];
}

/** What an open case waits for. */
export function caseState(
  intl: IntlShape,
  words: Words,
  { unansweredSince, callbackAt }: OpenCase,
  now: number,
): string[] {
  const states: string[] = [];
  if (unansweredSince !== null)
    states.push(intl.formatMessage({ id: 'doctor.case.unanswered' }, { time: words.span(now - unansweredSince) }));
  if (callbackAt !== null) {
    const id = callbackAt <= now ? 'doctor.case.callbackDue' : 'doctor.case.callback';
    states.push(intl.formatMessage({ id }, { time: words.when(callbackAt, now) }));
  }
  return states.length > 0 ? states : [intl.formatMessage({ id: 'doctor.case.open' })];
}

/** The open cases: what is open, and since when. The words of the alert name its own case. */
function caseWords(intl: IntlShape, words: Words, { alert, open }: PatientRow, now: number): string[] {
  return open.flatMap((one) => {
    const state = caseState(intl, words, one, now);
    if (one === caseOf(alert, open)) return state;
    return [intl.formatMessage({ id: 'doctor.case.cause' }, { cause: causeText(intl, one.episode) }), ...state];
  });
}

/** What she wrote that is dangerous: her own words, or the beginning of the message. */
function dangerWords(intl: IntlShape, { danger }: PatientRow): string[] {
  if (!danger) return [];
  const { quotes, message } = danger;
  const words = quotedWords(intl, quotes.length > 0 ? quotes : [excerpt(message.content)]);
  return [intl.formatMessage({ id: 'doctor.why.danger' }, { words })];
}

/** Other reasons to look at a patient, besides an alert. */
function otherWords(intl: IntlShape, words: Words, row: PatientRow) {
  const { rise, isSilent, silentDays, visit, message, danger, missing } = row;
  const reasons: string[] = [];
  if (rise) reasons.push(intl.formatMessage({ id: 'doctor.why.rising' }, { ...rise }));
  if (isSilent)
    reasons.push(
      silentDays === null
        ? intl.formatMessage({ id: 'doctor.why.silentLonger' }, { days: LIST_DAYS })
        : intl.formatMessage({ id: 'doctor.why.silentDays' }, { days: silentDays }),
    );
  if (visit) reasons.push(intl.formatMessage({ id: 'doctor.why.visit' }, { date: words.day(visit.date) }));
  if (message && message.id !== danger?.message.id)
    reasons.push(intl.formatMessage({ id: 'doctor.why.unread' }, { text: excerpt(message.content) }));
  if (missing.length > 0) {
    const parts = missing.map((list) => intl.formatMessage({ id: `doctor.why.missing.${list}` }));
    reasons.push(intl.formatMessage({ id: 'doctor.why.missing' }, { parts: intl.formatList(parts) }));
  }
  return reasons;
}

/** The text of a row's "why" column, as of `now` (ms). */
export function rowReason(intl: IntlShape, words: Words, row: PatientRow, now: number): string {
  const alert = alertWords(intl, words, row, now);
  const wrote = dangerWords(intl, row);
  const cases = caseWords(intl, words, row, now);
  const called = row.isByMessage ? [...wrote, ...alert, ...cases] : [...alert, ...cases, ...wrote];
  // A patient who must be called has these reasons; the other reasons are on her page.
  const isCalled = wrote.length > 0 || row.open.length > 0 || (alert.length > 0 && !row.seen);
  const reasons = isCalled ? called : [...called, ...otherWords(intl, words, row)];
  if (reasons.length > 0) return reasons.join(' ');
  if (!row.pressure) return intl.formatMessage({ id: 'doctor.why.noPressure' }, { days: LIST_DAYS });
  return intl.formatMessage({ id: pressureLabel(row.pressure) });
}

/** `rowReason` with its formatters, for callers that use no others. */
export function useReason(now: number): (row: PatientRow) => string {
  const intl = useIntl();
  const words = useDoctorWords();
  return (row) => rowReason(intl, words, row, now);
}
