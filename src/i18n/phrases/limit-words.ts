import type { IntlShape } from 'react-intl';
import type { CareNote } from '@/model/records/care-note.ts';

/** The levels that a doctor set, each as a text with its unit; empty when the entry removes them. */
export function limitTexts(intl: IntlShape, note: CareNote): string[] {
  const { systolicFrom, diastolicFrom, sugarUnit } = note;
  const unit = sugarUnit ?? '';
  const sugar = (id: 'limits.fasting' | 'limits.oneHour' | 'limits.twoHours', level: number | null | undefined) =>
    typeof level === 'number' ? [intl.formatMessage({ id }, { level, unit })] : [];
  return [
    ...(typeof systolicFrom === 'number' ? [intl.formatMessage({ id: 'limits.top' }, { level: systolicFrom })] : []),
    ...(typeof diastolicFrom === 'number'
      ? [intl.formatMessage({ id: 'limits.bottom' }, { level: diastolicFrom })]
      : []),
    ...sugar('limits.fasting', note.fastingBelow),
    ...sugar('limits.oneHour', note.oneHourBelow),
    ...sugar('limits.twoHours', note.twoHoursBelow),
  ];
}
