import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { symptomStageAt, type Moment } from '@/clinical/symptoms/symptom-stage.ts';
import { FEELS_WRONG, symptomIds, symptomTable, type SymptomId } from '@/clinical/symptoms/decision-table.ts';
import { plainLetters } from '@/i18n/formats/plain-letters.ts';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { Button } from '@/ui/controls/button.tsx';
import { OptionList } from '@/ui/controls/option-list.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { useContent } from '@/app/content/use-content.ts';
import { Part } from './part.tsx';
import styles from './symptom-checker.module.css';

interface SymptomStepProps {
  moments: readonly Moment[];
  chosen: readonly SymptomId[];
  onChoose: (chosen: readonly SymptomId[]) => void;
  onAnswer: () => void;
}

/** Choice of symptoms with a search that also finds synonyms; only symptoms that can occur at this stage. */
export function SymptomStep({ moments, chosen, onChoose, onAnswer }: SymptomStepProps) {
  const intl = useIntl();
  const { symptom } = useContent('symptoms');
  const isPlain = useLossMode((mode) => mode.isPlain);
  const [search, setSearch] = useState('');
  const [isMissing, setMissing] = useState(false);
  const stages = moments.map(symptomStageAt);
  const offered = [FEELS_WRONG, ...symptomIds.filter((id) => id !== FEELS_WRONG)].filter((id) => {
    const row = symptomTable[id];
    return row.stages.some((stage) => stages.includes(stage)) && !(isPlain && row.isOfBaby);
  });
  const words = plainLetters(search).split(/\s+/).filter(Boolean);
  const found = offered.filter((id) => {
    const text = plainLetters(`${symptom[id].title} ${symptom[id].also}`);
    // Chosen symptoms stay visible.
    return chosen.includes(id) || words.every((word) => text.includes(word));
  });
  const toggle = (id: SymptomId) => {
    setMissing(false);
    onChoose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  };
  return (
    <>
      <Part at={3} />
      <h2 id="symptoms" tabIndex={-1} className={styles.question}>
        <FormattedMessage id="schecker.symptoms" />
      </h2>
      <p className={styles.hint}>
        <FormattedMessage id="schecker.symptoms.hint" />
      </p>
      <TextField
        label={intl.formatMessage({ id: 'schecker.search' })}
        type="search"
        value={search}
        onChange={setSearch}
      />
      {found.length > 0 ? (
        <OptionList
          labelledBy="symptoms"
          options={found.map((value) => ({ value, label: symptom[value].title }))}
          chosen={chosen}
          onToggle={toggle}
        />
      ) : (
        <p role="status">
          <FormattedMessage id="schecker.search.none" values={{ wrong: symptom[FEELS_WRONG].title }} />
        </p>
      )}
      <div className={styles.pinned}>
        <Button wide large onClick={() => (chosen.length > 0 ? onAnswer() : setMissing(true))}>
          {chosen.length > 0
            ? intl.formatMessage({ id: 'schecker.chosen' }, { count: chosen.length })
            : intl.formatMessage({ id: 'schecker.chooseFirst' })}
        </Button>
        {isMissing && (
          <p role="alert" className={styles.hint}>
            <FormattedMessage id="schecker.chooseFirst" />
          </p>
        )}
      </div>
    </>
  );
}
