import { useIntl } from 'react-intl';
import { Segments } from '@/ui/chart/segments.tsx';

const periods = [14, 30, 90] as const;
export type PeriodDays = (typeof periods)[number];

/** A period as a drawing, or the period chosen last as a table. */
export interface View {
  readonly days: PeriodDays;
  readonly isTable: boolean;
}

/** 14, 30 or 90 days, or the same numbers as a table. */
export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const intl = useIntl();
  return (
    <Segments
      options={[
        ...periods.map((days) => ({
          value: String(days),
          text: intl.formatMessage({ id: 'readings.days' }, { days }),
        })),
        { value: 'table', text: intl.formatMessage({ id: 'readings.table' }) },
      ]}
      chosen={view.isTable ? 'table' : String(view.days)}
      onChoose={(value) => {
        const days = periods.find((each) => String(each) === value);
        onChange(days ? { days, isTable: false } : { ...view, isTable: true });
      }}
    />
  );
}
