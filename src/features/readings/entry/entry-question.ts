import type { IntlShape } from 'react-intl';
import type { EntryQuestion } from './entry-check.ts';
import type { EntryAsk } from './entry-foot.tsx';

interface Asked {
  intl: IntlShape;
  question: EntryQuestion | null;
  /** The number as typed, without its unit. */
  typed: string;
  unit: string;
  accept: () => void;
  reconsider: () => void;
  /** Takes the other unit. */
  takeUnit?: (unit: string) => void;
  /** Takes these pressures (mmHg) in place of those typed. */
  takePressure?: (systolic: number, diastolic: number) => void;
}

/** The words and buttons of what is asked before saving. */
export function entryAsk({
  intl,
  question,
  typed,
  unit,
  accept,
  reconsider,
  takeUnit,
  takePressure,
}: Asked): EntryAsk | null {
  if (!question) return null;
  const title = intl.formatMessage({ id: 'clinical.ask.confirm' });
  const pair = (each: string) => intl.formatMessage({ id: 'readings.unitPair' }, { value: typed, unit: each });
  if (question.ask === 'confirm') {
    return {
      title,
      text: intl.formatMessage({ id: 'readings.check.confirm' }, { value: pair(unit) }),
      yes: intl.formatMessage({ id: 'clinical.ask.isRight' }),
      onYes: accept,
      no: intl.formatMessage({ id: 'readings.check.no' }),
      onNo: reconsider,
    };
  }
  if (question.ask === 'centimetres') {
    const { systolic, diastolic } = question;
    const other = intl.formatMessage({ id: 'readings.unitPair' }, { value: `${systolic}/${diastolic}`, unit });
    return {
      title,
      text: intl.formatMessage({ id: 'readings.check.unit' }, { value: typed, other }),
      yes: intl.formatMessage({ id: 'readings.check.unit.yes' }, { unit: other }),
      onYes: () => takePressure?.(systolic, diastolic),
      no: intl.formatMessage({ id: 'readings.check.no' }),
      onNo: reconsider,
    };
  }
  return {
    title,
    text: intl.formatMessage({ id: 'readings.check.unit' }, { value: pair(unit), other: pair(question.unit) }),
    yes: intl.formatMessage({ id: 'readings.check.unit.yes' }, { unit: question.unit }),
    onYes: () => takeUnit?.(question.unit),
    no: intl.formatMessage({ id: 'readings.check.unit.no' }, { value: pair(unit) }),
    onNo: accept,
  };
}
