import type { IntlShape } from 'react-intl';
import { stateOf } from '@/clinical/plan/day-plan.ts';
import { MINUTE_MS } from '@/model/time/durations.ts';
import type { OpenStep } from './today-steps.ts';

/** From this time on (ms), a dose is shown as late, with the advice not to take a double dose. */
const LATE_MS = 15 * MINUTE_MS;

export interface StepWords {
  readonly title: string;
  readonly detail: string;
  /** Of a late dose. */
  readonly advice: string | null;
  readonly isMissed: boolean;
}

function detailOf(intl: IntlShape, step: OpenStep): string {
  if (step.is === 'dose') return step.dosage;
  if (step.is === 'visit') return step.place ?? '';
  if (step.moment) return intl.formatMessage({ id: `readings.type.${step.moment}` });
  return step.kind === 'bloodPressure' ? intl.formatMessage({ id: 'dashboard.today.next' }) : '';
}

function titleOf(intl: IntlShape, step: OpenStep): string {
  if (step.is === 'dose') return step.medicine;
  return step.is === 'visit' ? step.kind : intl.formatMessage({ id: `readings.kindTitle.${step.kind}` });
}

/** The words of a step as of `now` (ms). */
export function stepWords(intl: IntlShape, step: OpenStep, now: number): StepWords {
  const isLate = step.is === 'dose' && now - step.at >= LATE_MS;
  return {
    title: titleOf(intl, step),
    detail: detailOf(intl, step),
    advice: isLate ? intl.formatMessage({ id: 'dashboard.plan.noDouble' }) : null,
    isMissed: stateOf(step, now) === 'missed',
  };
}

/** The page of a step. */
export const pageOf = (step: OpenStep): string =>
  step.is === 'dose' ? '/reminders' : step.is === 'visit' ? '/appointment' : '/readings';

/** Ids in the page must not contain spaces. The same in the first frame, so that a tap on it finds its button in the page. */
export const idOf = ({ key }: OpenStep): string => `plan-${key.replaceAll(/[^\w-]+/g, '-')}`;
