import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MeasuredKind } from '@/clinical/care/measuring-plan.ts';
import { saveProfile } from '@/db/records/profile.ts';
import { liveReminders } from '@/db/records/reminders.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import type { Profile } from '@/model/records/profile.ts';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import { conditions, toggleCondition, type Condition, type FirstRunAnswers, type RowChange } from './answers.ts';
import { conditionChanges } from './condition-changes.ts';
import { PlanRowFields } from './plan-row-fields.tsx';
import { planRows, timelessRows } from './plan-rows.ts';
import { saveMeasuring } from './save-measuring.ts';
import { StepPage, type StepProps } from './step-page.tsx';
import { useStepSave } from './use-step-save.ts';
import styles from './first-run.module.css';

interface MeasureStepProps extends StepProps {
  answers: FirstRunAnswers;
  set: (changes: Partial<FirstRunAnswers>) => void;
  profile: Profile | null;
  today: string;
}

/** What to measure and when: a proposal by her conditions, each row switched off or changed, saved as reminders. */
export function MeasureStep({ answers, set, profile, today, ...step }: MeasureStepProps) {
  const intl = useIntl();
  const reminders = useLiveQuery(liveReminders, 'reminders');
  const [hasTried, setTried] = useState(false);
  const { save, isSaving, failure } = useStepSave(step.onNext);
  const rows = planRows(answers, profile, today);
  const timeless = hasTried ? timelessRows(rows) : [];
  const wordsOf = (kind: MeasuredKind) => ({
    name: intl.formatMessage({ id: `readings.kindTitle.${kind}` }),
    how: intl.formatMessage({ id: `firstRun.measure.how.${kind}` }),
  });
  const change = (kind: MeasuredKind, changes: RowChange) =>
    set({ rows: { ...answers.rows, [kind]: { ...answers.rows[kind], ...changes } } });
  const next = () => {
    setTried(true);
    if (timelessRows(rows).length > 0 || !reminders) return;
    void save(async () => {
      const highPressure = intl.formatMessage({ id: 'firstRun.measure.condition.pressure' });
      const changes = conditionChanges(answers.conditions, profile, highPressure);
      if (Object.keys(changes).length > 0) await saveProfile(changes);
      await saveMeasuring(rows, reminders, wordsOf);
    });
  };
  return (
    <StepPage
      {...step}
      step={3}
      question={intl.formatMessage({ id: 'firstRun.measure' })}
      lead={<FormattedMessage id="firstRun.measure.lead" />}
      onSave={next}
      isSaving={isSaving}
      failure={failure}
      isInvalid={timeless.length > 0}
    >
      <ChoiceChips<Condition>
        many
        legend={intl.formatMessage({ id: 'firstRun.measure.conditions' })}
        options={conditions.map((value) => ({
          value,
          label: intl.formatMessage({ id: `firstRun.measure.condition.${value}` }),
        }))}
        chosen={answers.conditions}
        onChange={(chosen) => {
          const tapped = conditions.find((each) => chosen.includes(each) !== answers.conditions.includes(each));
          if (tapped) set({ conditions: toggleCondition(answers.conditions, tapped) });
        }}
      />
      <ul className={styles.plan}>
        {rows.map((row) => (
          <PlanRowFields
            key={row.kind}
            row={row}
            words={wordsOf(row.kind)}
            today={today}
            isTimeless={timeless.includes(row.kind)}
            onChange={(changes) => change(row.kind, changes)}
          />
        ))}
      </ul>
      <p className={styles.small}>
        <FormattedMessage id="firstRun.measure.note" />
      </p>
    </StepPage>
  );
}
