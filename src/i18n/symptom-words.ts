import type { IntlShape } from 'react-intl';
import { bloodPressureSymptoms } from '@/model/blood-pressure.ts';

/** The words of a symptom noted with a pressure; one that this version does not know stays as it was written. */
export function symptomText(intl: IntlShape, symptom: string): string {
  const known = bloodPressureSymptoms.find((each) => each === symptom);
  return known ? intl.formatMessage({ id: `clinical.symptom.${known}` }) : symptom;
}
