import { useIntl } from 'react-intl';
import { Chip } from '@/ui/controls/chip.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { reportRanges, reportSections, type ReportChoice } from '@/features/report/content/report-source.ts';
import styles from './report.module.css';

interface ReportChooserProps {
  choice: ReportChoice;
  onChange: (choice: ReportChoice) => void;
}

/** Which days and which parts a report holds. */
export function ReportChooser({ choice, onChange }: ReportChooserProps) {
  const intl = useIntl();
  const toggle = (section: (typeof reportSections)[number]) => {
    const others = choice.sections.filter((each) => each !== section);
    onChange({ ...choice, sections: others.length < choice.sections.length ? others : [...others, section] });
  };
  return (
    <>
      <div className={styles.range}>
        <SelectField
          label={intl.formatMessage({ id: 'report.range' })}
          options={reportRanges.map((days) => ({
            value: String(days),
            label: intl.formatMessage({ id: 'report.days' }, { days }),
          }))}
          value={String(choice.days)}
          onChange={(days) => onChange({ ...choice, days: Number(days) })}
        />
      </div>
      <div className={styles.chips} role="group" aria-label={intl.formatMessage({ id: 'report.sections' })}>
        {reportSections.map((section) => (
          <Chip key={section} chosen={choice.sections.includes(section)} onClick={() => toggle(section)}>
            {intl.formatMessage({ id: `report.${section}` })}
          </Chip>
        ))}
      </div>
    </>
  );
}
