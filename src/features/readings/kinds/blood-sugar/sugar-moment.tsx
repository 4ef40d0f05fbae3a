import { useState } from 'react';
import { useIntl } from 'react-intl';
import { measurementTypes, type MeasurementType } from '@/model/records/blood-sugar.ts';
import { RadioChips } from '@/ui/controls/radio-chips.tsx';
import { Button } from '@/ui/controls/button.tsx';

/** What most measurements are; the others are one tap away. */
const usual: readonly MeasurementType[] = ['fasting', 'pre_meal', 'post_1h', 'post_2h', 'bedtime'];

interface SugarMomentProps {
  chosen: MeasurementType | '';
  isProposed: boolean;
  error: string | null | undefined;
  onChange: (moment: MeasurementType) => void;
}

/** When it was measured, as chips: the limit follows from it. */
export function SugarMoment({ chosen, isProposed, error, onChange }: SugarMomentProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const hasAll = isOpen || (chosen !== '' && !usual.includes(chosen));
  return (
    <RadioChips
      legend={intl.formatMessage({ id: 'readings.form.measurementType' })}
      hint={intl.formatMessage({
        id: isProposed ? 'readings.form.measurementType.proposed' : 'readings.form.measurementType.hint',
      })}
      error={error ?? null}
      options={(hasAll ? measurementTypes : usual).map((value) => ({
        value,
        label: intl.formatMessage({ id: `readings.type.${value}` }),
      }))}
      chosen={chosen}
      onChange={onChange}
    >
      {!hasAll && (
        <Button tone="quiet" onClick={() => setOpen(true)}>
          {intl.formatMessage({ id: 'readings.form.measurementType.other' })}
        </Button>
      )}
    </RadioChips>
  );
}
