import { useIntl } from 'react-intl';
import { bloodPressureSymptoms, type BloodPressureSymptom } from '@/model/records/blood-pressure.ts';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';

/** Offered with a high or severe reading, in this order. */
export const highSymptoms: readonly BloodPressureSymptom[] = [
  'headache',
  'vision',
  'rib_pain',
  'breathing',
  'chest_pain',
  'vomiting',
  'swelling',
  'unwell',
  'confusion',
  'movements',
  'bleeding',
];
/** Offered with a low reading. */
export const lowSymptoms: readonly BloodPressureSymptom[] = [
  'faint',
  'bleeding',
  'fever',
  'palpitations',
  'breathing',
  'chest_pain',
  'collapsed',
];

interface SymptomChipsProps {
  legend: string;
  offered?: readonly BloodPressureSymptom[];
  chosen: readonly BloodPressureSymptom[];
  onChange: (chosen: BloodPressureSymptom[]) => void;
}

/** What she feels, in plain words; each one that is chosen can raise the answer and never lowers it. */
export function SymptomChips({ legend, offered = bloodPressureSymptoms, chosen, onChange }: SymptomChipsProps) {
  const intl = useIntl();
  const options = offered.map((value) => ({ value, label: intl.formatMessage({ id: `clinical.symptom.${value}` }) }));
  return <ChoiceChips legend={legend} legendHidden options={options} chosen={chosen} onChange={onChange} many />;
}
