import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Sign } from '@/clinical/symptoms/signs.ts';
import { Button } from '@/ui/controls/button.tsx';
import { OptionList } from '@/ui/controls/option-list.tsx';
import { useContent } from '@/app/content/use-content.ts';
import { answer, type CheckState, type CheckStep } from './check-state.ts';
import styles from './symptom-checker.module.css';

interface QuestionStepProps {
  step: Extract<CheckStep, { is: 'question' }>;
  state: CheckState;
  known: ReadonlySet<Sign>;
  onAnswer: (state: CheckState) => void;
}

/** One question. In a list the user taps all that apply; a single choice continues at once. */
export function QuestionStep({ step: { question, at, of }, state, known, onAnswer }: QuestionStepProps) {
  const intl = useIntl();
  const content = useContent('symptoms');
  const [tapped, setTapped] = useState<readonly Sign[]>([]);
  const signs = question.ask === 'which' ? question.signs : question.choices.map(({ sign }) => sign);
  const measured = [...known].filter((sign) => /^(bp|sugar)_/.test(sign) && sign !== 'sugar_lowering');
  const toggle = (sign: Sign) => {
    if (question.ask === 'one') return onAnswer(answer(state, question, [sign]));
    setTapped(tapped.includes(sign) ? tapped.filter((each) => each !== sign) : [...tapped, sign]);
  };
  return (
    <>
      <p className={styles.hint}>
        <FormattedMessage id="schecker.step" values={{ at, of }} />
        {' · '}
        <FormattedMessage id="schecker.about" values={{ symptom: content.symptom[question.symptom].title }} />
      </p>
      <h2 id="question" tabIndex={-1} className={styles.question}>
        {content.question[question.ask === 'one' ? question.id : 'which']}
      </h2>
      {question.ask === 'which' && (
        <p className={styles.hint}>
          <FormattedMessage id="schecker.which.hint" />
        </p>
      )}
      <OptionList
        labelledBy="question"
        options={signs.map((value) => ({ value, label: content.sign[value] }))}
        chosen={tapped}
        onToggle={toggle}
      />
      {measured.length > 0 && (
        <p className={styles.hint}>
          <FormattedMessage
            id="schecker.known"
            values={{ signs: intl.formatList(measured.map((sign) => content.sign[sign])) }}
          />
        </p>
      )}
      {question.ask === 'which' && (
        <Button wide large onClick={() => onAnswer(answer(state, question, tapped))}>
          {intl.formatMessage({ id: tapped.length > 0 ? 'schecker.continue' : 'schecker.none' })}
        </Button>
      )}
    </>
  );
}
