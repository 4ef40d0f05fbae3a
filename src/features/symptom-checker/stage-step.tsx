import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { momentChoices, momentsOf, type Moment, type MomentChoice } from '@/clinical/symptoms/symptom-stage.ts';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { Button } from '@/ui/controls/button.tsx';
import { RadioList } from '@/ui/controls/radio-list.tsx';
import { Part } from './part.tsx';
import styles from './symptom-checker.module.css';

interface Stage {
  readonly choice: MomentChoice;
  readonly moments: readonly Moment[];
}

interface StageStepProps {
  known: Stage;
  /** The answer given before, when the user came back. */
  before: MomentChoice | null;
  onAnswer: (stage: Stage) => void;
}

/** Asks for the stage, prefilled from the profile. "Not sure" is assessed by the strictest rules. */
export function StageStep({ known, before, onAnswer }: StageStepProps) {
  const intl = useIntl();
  const isPlain = useLossMode((mode) => mode.isPlain);
  const [chosen, setChosen] = useState<MomentChoice | null>(before);
  const choice = chosen ?? known.choice;
  // After a loss the other stages are not shown.
  const offered = isPlain ? momentChoices.filter((each) => each === 'ended' || each === 'unsure') : momentChoices;
  return (
    <>
      <Part at={2} />
      <h2 id="stage" tabIndex={-1} className={styles.question}>
        <FormattedMessage id="schecker.stage" />
      </h2>
      {known.choice !== 'unsure' && (
        <p className={styles.hint}>
          <FormattedMessage id="schecker.stage.known" />
        </p>
      )}
      <RadioList
        labelledBy="stage"
        options={offered.map((value) => ({
          value,
          label: intl.formatMessage({ id: `schecker.stage.${value}` }),
        }))}
        chosen={choice}
        onChange={setChosen}
      />
      <div className={styles.pinned}>
        <Button
          wide
          large
          // The profile knows the exact week, which is more precise than the choice.
          onClick={() => onAnswer(choice === known.choice ? known : { choice, moments: momentsOf(choice) })}
        >
          {intl.formatMessage({ id: 'schecker.continue' })}
        </Button>
      </div>
    </>
  );
}
