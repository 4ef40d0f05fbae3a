import { useIntl } from 'react-intl';
import { symptomText } from '@/i18n/phrases/symptom-words.ts';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import type { Answer } from './answer.ts';

interface AnswerSymptomsProps {
  answer: Pick<Answer, 'asked' | 'chosen'>;
  onChange: (chosen: string[]) => void;
}

/** Each chosen symptom can raise the tier at once; it is stored with the card. */
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
