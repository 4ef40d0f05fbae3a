import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Sign } from '@/clinical/symptoms/signs.ts';
import { Button } from '@/ui/controls/button.tsx';
import { OptionList } from '@/ui/controls/option-list.tsx';
import { RadioList } from '@/ui/controls/radio-list.tsx';
import { DangerSign } from '@/ui/drawings/danger-sign.tsx';
import { useContent } from '@/app/content/use-content.ts';
import { answer, type CheckState, type CheckStep } from './check-state.ts';
import { Part } from './part.tsx';
import { symptomDrawings } from './symptom-drawings.ts';
import styles from './symptom-checker.module.css';

interface QuestionStepProps {
  step: Extract<CheckStep, { is: 'question' }>;
  state: CheckState;
  known: ReadonlySet<Sign>;
  /** What was tapped here before, when the user came back. */
  before: readonly Sign[];
  onAnswer: (state: CheckState, tapped: readonly Sign[]) => void;
}

/** One question. In a list the user taps all that apply; of a single choice one must be chosen. */
export function QuestionStep({ step: { question, at, of }, state, known, before, onAnswer }: QuestionStepProps) {
  const intl = useIntl();
  const content = useContent('symptoms');
  const [tapped, setTapped] = useState<readonly Sign[]>(before);
  const [isMissing, setMissing] = useState(false);
  const signs = question.ask === 'which' ? question.signs : question.choices.map(({ sign }) => sign);
  const measured = [...known].filter((sign) => /^(bp|sugar)_/.test(sign) && sign !== 'sugar_lowering');
  const isOne = question.ask === 'one';
  const toggle = (sign: Sign) => {
    setMissing(false);
    if (isOne) setTapped([sign]);
    else setTapped(tapped.includes(sign) ? tapped.filter((each) => each !== sign) : [...tapped, sign]);
  };
  const options = signs.map((value) => ({ value, label: content.sign[value] }));
  const proceed = () => {
    if (isOne && tapped.length === 0) setMissing(true);
    else onAnswer(answer(state, question, tapped), tapped);
  };
  return (
    <>
      <Part at={4} />
      <div className={styles.asked}>
        <span className={styles.drawing}>
          <DangerSign name={symptomDrawings[question.symptom]} />
        </span>
        <div>
          <p className={styles.hint}>
            <FormattedMessage id="schecker.step" values={{ at, of }} />
            {' · '}
            <FormattedMessage id="schecker.about" values={{ symptom: content.symptom[question.symptom].title }} />
          </p>
          <h2 id="question" tabIndex={-1} className={styles.question}>
            {content.question[question.ask === 'one' ? question.id : 'which']}
          </h2>
        </div>
      </div>
      {question.ask === 'which' && (
        <p className={styles.hint}>
          <FormattedMessage id="schecker.which.hint" />
        </p>
      )}
      {isOne ? (
        <RadioList labelledBy="question" options={options} chosen={tapped[0] ?? null} onChange={toggle} />
      ) : (
        <OptionList labelledBy="question" options={options} chosen={tapped} onToggle={toggle} />
      )}
      {measured.length > 0 && (
        <p className={styles.hint}>
          <FormattedMessage
            id="schecker.known"
            values={{ signs: intl.formatList(measured.map((sign) => content.sign[sign])) }}
          />
        </p>
      )}
      <div className={styles.pinned}>
        <Button wide large onClick={proceed}>
          {intl.formatMessage({ id: isOne || tapped.length > 0 ? 'schecker.continue' : 'schecker.none' })}
        </Button>
        {isMissing && (
          <p role="alert" className={styles.hint}>
            <FormattedMessage id="schecker.chooseOne" />
          </p>
        )}
      </div>
    </>
  );
}
