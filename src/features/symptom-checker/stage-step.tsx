import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { momentChoices, momentsOf, type Moment, type MomentChoice } from '@/clinical/symptoms/symptom-stage.ts';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { Button } from '@/ui/controls/button.tsx';
import { OptionList } from '@/ui/controls/option-list.tsx';
import styles from './symptom-checker.module.css';

interface Stage {
  readonly choice: MomentChoice;
  readonly moments: readonly Moment[];
}

/** Asks for the stage, prefilled from the profile. "Not sure" is assessed by the strictest rules. */
export function StageStep({ known, onAnswer }: { known: Stage; onAnswer: (stage: Stage) => void }) {
  const intl = useIntl();
  const isPlain = useLossMode((mode) => mode.isPlain);
  const [chosen, setChosen] = useState<MomentChoice | null>(null);
  const choice = chosen ?? known.choice;
  // After a loss the other stages are not shown.
  const offered = isPlain ? momentChoices.filter((each) => each === 'ended' || each === 'unsure') : momentChoices;
  return (
    <>
      <h2 id="stage" tabIndex={-1} className={styles.question}>
        <FormattedMessage id="schecker.stage" />
      </h2>
      {known.choice !== 'unsure' && (
        <p className={styles.hint}>
          <FormattedMessage id="schecker.stage.known" />
        </p>
      )}
      <OptionList
        labelledBy="stage"
        options={offered.map((value) => ({
          value,
          label: intl.formatMessage({ id: `schecker.stage.${value}` }),
        }))}
        chosen={[choice]}
        onToggle={setChosen}
      />
      <Button
        wide
        large
        // The profile knows the exact week, which is more precise than the choice.
        onClick={() => onAnswer(choice === known.choice ? known : { choice, moments: momentsOf(choice) })}
      >
        {intl.formatMessage({ id: 'schecker.continue' })}
      </Button>
    </>
  );
}
