import type { LatePlan } from '@/model/plan/plan-step.ts';
import { useMemo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { dayPlan } from '@/clinical/plan/day-plan.ts';
import type { MeasurementStep } from '@/clinical/plan/due-measurements.ts';
import type { Profile } from '@/model/records/profile.ts';
import type { Reading } from '@/model/records/reading.ts';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { UndoToast } from '@/ui/feedback/undo-toast.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { DoneFold } from './done-fold.tsx';
import { NextStep } from './next-step.tsx';
import { StepRow } from './step-row.tsx';
import { todaySteps, type OpenStep, type TodayStep } from './today-steps.ts';
import { useDoseAnswer } from './use-dose-answer.ts';

export interface TodayPlanProps {
  /** ms since 1970 */
  now: number;
  profile: Profile | null;
  /** The newest first, more than anyone measures in a day. */
  readings: readonly Reading[];
  /** Undefined until doses and visits are known. */
  late: { readonly plan: LatePlan; readonly isLive: boolean } | undefined;
  onAdd: (step: MeasurementStep) => void;
  /** The words and the row of a reading of today, of the feature that has the readings. */
  textOf: (reading: Reading) => string;
  rowOf: (reading: Reading) => ReactNode;
  seenOf: (reading: Reading) => ReactNode;
  /** Open matters without an hour. They load late, below the next step, so that its button does not move. */
  matters: ReactNode;
  /** Rows of tools without an hour, such as the kick counter. */
  tools: ReactNode;
}

const isOpen = (step: TodayStep): step is OpenStep => step.is !== 'reading';

/** The plan of today: the next step large, then everything else in time order, what is done folded. */
export function TodayPlan({
  now,
  profile,
  readings,
  late,
  onAdd,
  textOf,
  rowOf,
  seenOf,
  matters,
  tools,
}: TodayPlanProps) {
  const { next, open, done } = useMemo(
    () => dayPlan(todaySteps({ profile, readings, late: late?.plan, now }), now),
    [profile, readings, late, now],
  );
  const { take, gone, undo, hasFailed } = useDoseAnswer(late);
  const handlers = { onTake: take, onAdd };
  return (
    <>
      {next && isOpen(next) && <NextStep step={next} now={now} {...handlers} />}
      {hasFailed && (
        <FailureMessage alert>
          <FormattedMessage id="dashboard.plan.failed" />
        </FailureMessage>
      )}
      {matters}
      <List>
        {open.filter(isOpen).map((step) => (
          <StepRow key={step.key} step={step} now={now} {...handlers} />
        ))}
        {!next && late && open.length === 0 && (
          <ListRow lead={<Icon name="check-circle" />} title={<FormattedMessage id="dashboard.plan.nothing" />} />
        )}
        {tools}
        {done.length > 0 && <DoneFold done={done} textOf={textOf} seenOf={seenOf} rowOf={rowOf} />}
      </List>
      {gone && (
        <UndoToast
          text={
            <FormattedMessage id="dashboard.plan.taken" values={{ medicine: <bdi key="name">{gone.medicine}</bdi> }} />
          }
          onUndo={undo}
        />
      )}
    </>
  );
}
