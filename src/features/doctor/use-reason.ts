import { useIntl, type IntlShape } from 'react-intl';
import type { OpenAlert } from '@/clinical/inbox.ts';
import { pressureLabel } from '@/clinical/blood-pressure.ts';
import { senderName } from '@/i18n/sender-name.ts';
import { symptomText } from '@/i18n/symptom-words.ts';
import { LIST_DAYS } from '@/sync/online/doctor-lists.ts';
import type { PatientRow } from './patient-row.ts';
import { useDoctorWords } from './use-doctor-words.ts';

export type Words = ReturnType<typeof useDoctorWords>;

/** As much of a message as a row shows. */
const EXCERPT = 60;
const excerpt = (text: string) => (text.length > EXCERPT ? `${text.slice(0, EXCERPT - 1).trimEnd()}…` : text);

/** Why an alert is open, in a doctor's words, with the symptoms that were noted. */
function alertReason(intl: IntlShape, { rule, symptoms }: OpenAlert): string {
  const reason = intl.formatMessage({ id: `doctor.why.${rule}` });
  // The rules of single symptoms name theirs already.
  if (symptoms.length === 0 || (/^S\d/.test(rule) && symptoms.length === 1)) return reason;
  const noted = symptoms.map((symptom) => symptomText(intl, symptom));
  return intl.formatMessage({ id: 'doctor.why.symptoms' }, { reason, symptoms: intl.formatList(noted) });
}

function alertWords(intl: IntlShape, words: Words, row: PatientRow, now: number): string[] {
  const { alert, seen, level } = row;
  if (!alert) return [];
  const reason = alertReason(intl, alert);
  if (seen) {
    const time = words.when(Date.parse(seen.recordedAt), now);
    return [intl.formatMessage({ id: 'doctor.why.seen' }, { name: senderName(intl, seen), time, reason })];
  }
  return [level === 'unchecked' ? intl.formatMessage({ id: 'doctor.why.unchecked' }, { reason }) : reason];
}

/** What else asks for a look, besides her alert. */
function otherWords(intl: IntlShape, words: Words, row: PatientRow) {
  const { rise, isSilent, silentDays, visit, message, missing } = row;
  const reasons: string[] = [];
  if (rise) reasons.push(intl.formatMessage({ id: 'doctor.why.rising' }, { ...rise }));
  if (isSilent)
    reasons.push(
      silentDays === null
        ? intl.formatMessage({ id: 'doctor.why.silentLonger' }, { days: LIST_DAYS })
        : intl.formatMessage({ id: 'doctor.why.silentDays' }, { days: silentDays }),
    );
  if (visit) reasons.push(intl.formatMessage({ id: 'doctor.why.visit' }, { date: words.day(visit.date) }));
  if (message) reasons.push(intl.formatMessage({ id: 'doctor.why.unread' }, { text: excerpt(message.content) }));
  if (missing.length > 0) {
    const parts = missing.map((list) => intl.formatMessage({ id: `doctor.why.missing.${list}` }));
    reasons.push(intl.formatMessage({ id: 'doctor.why.missing' }, { parts: intl.formatList(parts) }));
  }
  return reasons;
}

/** The words of a row's "why", as of `now` (ms). */
export function rowReason(intl: IntlShape, words: Words, row: PatientRow, now: number): string {
  const called = alertWords(intl, words, row, now);
  // Whoever has to be called is called for one reason; the rest is on her page.
  const reasons = called.length > 0 && !row.seen ? called : [...called, ...otherWords(intl, words, row)];
  if (reasons.length > 0) return reasons.join(' ');
  if (!row.pressure) return intl.formatMessage({ id: 'doctor.why.noPressure' }, { days: LIST_DAYS });
  return intl.formatMessage({ id: pressureLabel(row.pressure) });
}

/** The same where nothing else needs the words. */
export function useReason(now: number): (row: PatientRow) => string {
  const intl = useIntl();
  const words = useDoctorWords();
  return (row) => rowReason(intl, words, row, now);
}
