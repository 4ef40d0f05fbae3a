import { useIntl } from 'react-intl';
import { symptomText } from '@/i18n/symptom-words.ts';
import { ChoiceChips } from '@/ui/choice-chips.tsx';
import type { Answer } from './answer.ts';

interface AnswerSymptomsProps {
  answer: Pick<Answer, 'asked' | 'chosen'>;
  onChange: (chosen: string[]) => void;
}

/** Each symptom that is tapped raises the answer at once; it is kept with the card. */
export function AnswerSymptoms({ answer, onChange }: AnswerSymptomsProps) {
  const intl = useIntl();
  return (
    <ChoiceChips
      legend={intl.formatMessage({ id: 'clinical.ask.symptoms' })}
      legendHidden
      many
      options={answer.asked.map((value) => ({ value, label: symptomText(intl, value) }))}
      chosen={answer.chosen.filter((each) => answer.asked.includes(each))}
      onChange={onChange}
    />
  );
}
