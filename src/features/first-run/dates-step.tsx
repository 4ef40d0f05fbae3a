import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorText } from '@/app/profile/field-error.ts';
import { LateWeeks } from '@/app/profile/late-weeks.tsx';
import { incompleteDatesIn } from '@/app/forms/incomplete-dates.ts';
import { saveProfile } from '@/db/records/profile.ts';
import type { Profile } from '@/model/records/profile.ts';
import { Chip } from '@/ui/controls/chip.tsx';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import { FieldPair } from '@/ui/controls/field-group.tsx';
import { NumberField } from '@/ui/controls/number-field.tsx';
import { DateField } from '@/ui/dates/date-field.tsx';
import { ways, type FirstRunAnswers } from './answers.ts';
import { DatesResult } from './dates-result.tsx';
import { readFirstDates, type AnsweredField } from './read-first-dates.ts';
import { StepPage, type StepProps } from './step-page.tsx';
import { useStepSave } from './use-step-save.ts';
import styles from './first-run.module.css';

interface DatesStepProps extends StepProps {
  answers: FirstRunAnswers;
  set: (changes: Partial<FirstRunAnswers>) => void;
  profile: Profile | null;
  today: string;
}

/** Where she is: a due date, the last period or weeks, with the result at once; or that she does not know, or has given birth. */
export function DatesStep({ answers, set, profile, today, ...step }: DatesStepProps) {
  const intl = useIntl();
  const [hasTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [incomplete, setIncomplete] = useState<readonly string[]>([]);
  const fields = useRef<HTMLDivElement>(null);
  const { changes, errors, lateWeeks } = readFirstDates(answers, profile, today);
  const { save, isSaving, failure } = useStepSave(step.onNext);
  const { way } = answers;
  const isInvalid = hasTried && (Object.keys(errors).length > 0 || incomplete.length > 0);

  const send = () => save(() => (Object.keys(changes).length > 0 ? saveProfile(changes) : Promise.resolve()));
  const next = () => {
    const partly = fields.current ? incompleteDatesIn(fields.current) : [];
    setTried(true);
    setIncomplete(partly);
    if (Object.keys(errors).length > 0 || partly.length > 0) return;
    if (lateWeeks !== null) return setAsking(true);
    void send();
  };
  const error = (field: AnsweredField, label: string) => {
    if (!hasTried) return null;
    if (incomplete.includes(field)) return intl.formatMessage({ id: 'validation.unfinished' });
    return errorText(intl, errors[field], label);
  };
  const date = (field: 'dueDate' | 'lmp' | 'birthDate', max?: string) => {
    const label = intl.formatMessage({ id: `firstRun.dates.${field}` });
    return (
      <DateField
        name={field}
        max={max}
        label={label}
        value={answers[field]}
        onChange={(value) => set({ [field]: value })}
        error={error(field, label)}
      />
    );
  };
  const number = (field: 'weeks' | 'days', maxLength: number) => {
    const label = intl.formatMessage({ id: `profile.${field}` });
    return (
      <NumberField
        label={label}
        maxLength={maxLength}
        value={answers[field]}
        onChange={(value) => set({ [field]: value })}
        error={error(field, label)}
      />
    );
  };

  return (
    <StepPage
      {...step}
      step={1}
      question={intl.formatMessage({ id: 'firstRun.dates' })}
      lead={<FormattedMessage id="firstRun.dates.lead" />}
      onSave={next}
      isSaving={isSaving}
      failure={failure}
      isInvalid={isInvalid}
    >
      <ChoiceChips
        always
        legendHidden
        legend={intl.formatMessage({ id: 'firstRun.dates' })}
        options={ways.map((value) => ({ value, label: intl.formatMessage({ id: `firstRun.dates.way.${value}` }) }))}
        chosen={way === '' ? [] : [way]}
        onChange={([chosen]) => {
          setTried(false);
          if (chosen) set({ way: chosen });
        }}
      />
      <div ref={fields} className={styles.fields}>
        {way === 'due' && date('dueDate')}
        {way === 'period' && date('lmp', today)}
        {way === 'weeks' && (
          <FieldPair>
            {number('weeks', 4)}
            {number('days', 1)}
          </FieldPair>
        )}
        {way === 'born' && date('birthDate', today)}
      </div>
      <DatesResult answers={answers} changes={{ ...profile, ...changes }} errors={errors} today={today} />
      {way === 'due' && (
        <div>
          <Chip chosen={answers.isFromScan} onClick={() => set({ isFromScan: !answers.isFromScan })}>
            <FormattedMessage id="firstRun.dates.isFromScan" />
          </Chip>
        </div>
      )}
      {isAsking && lateWeeks !== null && (
        <LateWeeks
          weeks={lateWeeks}
          onCorrect={() => setAsking(false)}
          onAccept={() => {
            setAsking(false);
            void send();
          }}
        />
      )}
    </StepPage>
  );
}
