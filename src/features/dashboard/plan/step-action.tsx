import type { DoseStep } from '@/model/plan/plan-step.ts';
import { FormattedMessage } from 'react-intl';
import { stateOf } from '@/clinical/plan/day-plan.ts';
import type { MeasurementStep } from '@/clinical/plan/due-measurements.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { idOf, pageOf } from './step-words.ts';
import type { OpenStep } from './today-steps.ts';

export interface StepHandlers {
  readonly onTake: (dose: DoseStep) => void;
  readonly onAdd: (step: MeasurementStep) => void;
}

interface StepActionProps extends StepHandlers {
  step: OpenStep;
  now: number;
  /** The one large action of the page. */
  isNext?: boolean;
}

/** The one action of a step. A dose that is not due yet and a visit have none: their row leads to their page. */
export function StepAction({ step, now, isNext = false, onTake, onAdd }: StepActionProps) {
  const look = isNext ? ({ wide: true, large: true } as const) : ({ tone: 'secondary' } as const);
  if (step.is === 'measurement')
    return (
      <Button {...look} icon={isNext ? 'plus' : undefined} aria-describedby={idOf(step)} onClick={() => onAdd(step)}>
        <span aria-hidden="true">
          <FormattedMessage id="dashboard.today.add" />
        </span>
        <span className="hidden-text">
          <FormattedMessage id={`readings.add.${step.kind}`} />
        </span>
      </Button>
    );
  if (step.is === 'visit') return null;
  const state = stateOf(step, now);
  if (state === 'later') return null;
  // A medicine with special rules for missed doses: the page of the medicines says what to do first.
  if (state === 'missed' && step.note !== null)
    return (
      <ButtonLink {...look} to={pageOf(step)}>
        <FormattedMessage id="dashboard.plan.advice" />
      </ButtonLink>
    );
  return (
    <Button {...look} icon={isNext ? 'check' : undefined} aria-describedby={idOf(step)} onClick={() => onTake(step)}>
      <FormattedMessage id="dashboard.plan.take" />
    </Button>
  );
}
