import type { IntlShape } from 'react-intl';
import { bloodPressureSymptoms } from '@/model/blood-pressure.ts';
import type { MessageId } from './messages/en.ts';

/** The words of a symptom of either list that cards offer; one that this version does not know stays as it was written. */
export function symptomText(intl: IntlShape, symptom: string): string {
  const ofPressure = bloodPressureSymptoms.find((each) => each === symptom);
  if (ofPressure) return intl.formatMessage({ id: `clinical.symptom.${ofPressure}` });
  // The signs that are asked with a sugar are listed beside its rules.
  const id = `clinical.sign.${symptom}`;
  return Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id: id as MessageId }) : symptom;
}
