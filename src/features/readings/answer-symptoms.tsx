import { useIntl } from 'react-intl';
import { bloodPressureSymptoms } from '@/model/blood-pressure.ts';
import { sugarSigns } from '@/clinical/sugar-rules.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { ChoiceChips } from '@/ui/choice-chips.tsx';
import type { Answer } from './answer.ts';

/** The words of a symptom of either list. */
function symptomId(symptom: string): MessageId {
  const ofPressure = bloodPressureSymptoms.find((each) => each === symptom);
  if (ofPressure) return `clinical.symptom.${ofPressure}`;
  return `clinical.sign.${sugarSigns.find((each) => each === symptom) ?? 'unwell'}`;
}

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
      options={answer.asked.map((value) => ({ value, label: intl.formatMessage({ id: symptomId(value) }) }))}
      chosen={answer.chosen.filter((each) => answer.asked.includes(each))}
      onChange={onChange}
    />
  );
}
