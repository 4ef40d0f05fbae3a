import { useIntl, type IntlShape } from 'react-intl';
import type { OpenAlert } from '@/clinical/inbox.ts';
import { pressureLabel } from '@/clinical/blood-pressure.ts';
import { LIST_DAYS } from '@/sync/online/patient-readings.ts';
import type { PatientRow } from './patient-row.ts';

/** Why an alert is open, in a doctor's words, with the symptoms that were noted. */
function alertReason(intl: IntlShape, { rule, symptoms }: OpenAlert): string {
  const reason = intl.formatMessage({ id: `doctor.why.${rule}` });
  // The rules of single symptoms name theirs already.
  if (symptoms.length === 0 || (/^S\d/.test(rule) && symptoms.length === 1)) return reason;
  const noted = symptoms.map((symptom) => intl.formatMessage({ id: `clinical.symptom.${symptom}` }));
  return intl.formatMessage({ id: 'doctor.why.symptoms' }, { reason, symptoms: intl.formatList(noted) });
}

function rowReason(intl: IntlShape, { level, alert, pressure, silentDays }: PatientRow): string {
  if (alert) {
    const reason = alertReason(intl, alert);
    return level === 'unchecked' ? intl.formatMessage({ id: 'doctor.why.unchecked' }, { reason }) : reason;
  }
  if (level === 'silent')
    return silentDays === null
      ? intl.formatMessage({ id: 'doctor.why.silentLonger' }, { days: LIST_DAYS })
      : intl.formatMessage({ id: 'doctor.why.silentDays' }, { days: silentDays });
  if (!pressure) return intl.formatMessage({ id: 'doctor.why.noPressure' }, { days: LIST_DAYS });
  return intl.formatMessage({ id: pressureLabel(pressure) });
}

/** The words of a row's "why". */
export function useReason(): (row: PatientRow) => string {
  const intl = useIntl();
  return (row) => rowReason(intl, row);
}
