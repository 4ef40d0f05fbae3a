import type { IntlShape } from 'react-intl';
import { bloodPressureSymptoms } from '@/model/records/blood-pressure.ts';
import type { MessageId } from '@/i18n/messages/en.ts';

/** The text of a symptom of either list on cards; an id unknown to this version is shown unchanged. */
export function symptomText(intl: IntlShape, symptom: string): string {
  const ofPressure = bloodPressureSymptoms.find((each) => each === symptom);
  if (ofPressure) return intl.formatMessage({ id: `clinical.symptom.${ofPressure}` });
  // Sugar signs have message ids of their own.
  const id = `clinical.sign.${symptom}`;
  return Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id: id as MessageId }) : symptom;
}
