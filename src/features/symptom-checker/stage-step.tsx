import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { momentChoices, momentsOf, type Moment, type MomentChoice } from '@/clinical/symptoms/moment.ts';
import { useTact } from '@/tact.ts';
import { Button } from '@/ui/button.tsx';
import { OptionList } from '@/ui/option-list.tsx';
import styles from './symptom-checker.module.css';

interface Stage {
  readonly choice: MomentChoice;
  readonly moments: readonly Moment[];
}

/** Where she is, filled in from the profile; not sure is judged by the strictest rules. */
export function StageStep({ known, onAnswer }: { known: Stage; onAnswer: (stage: Stage) => void }) {
  const intl = useIntl();
  const isPlain = useTact((tact) => tact.isPlain);
  const [chosen, setChosen] = useState<MomentChoice | null>(null);
  const choice = chosen ?? known.choice;
  // Her profile says that the pregnancy ended: nothing else is put before her.
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
        // What the profile knows to the week is finer than the choice.
        onClick={() => onAnswer(choice === known.choice ? known : { choice, moments: momentsOf(choice) })}
      >
        {intl.formatMessage({ id: 'schecker.continue' })}
      </Button>
    </>
  );
}
