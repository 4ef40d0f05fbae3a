import { useQuery } from '@tanstack/react-query';
import { useIntl, type IntlShape } from 'react-intl';
import type { CohortAnswer } from '@/model/clinic/clinic-answers.ts';
import { spanText } from '@/i18n/phrases/span-text.ts';
import { countCohort } from '@/sync/api/clinic/clinic.ts';
import { useOnline } from '@/ui/hooks/use-online.ts';
import { Page } from '@/ui/layout/page.tsx';
import { Rail } from '@/app/rail/rail.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { Figures, type Figure } from '@/features/clinic/figures.tsx';
import { Loaded } from '@/features/clinic/loaded.tsx';
import { CLINIC_KEY } from '@/features/clinic/use-clinic-action.ts';
import styles from '@/features/clinic/clinic.module.css';

function figuresOf(intl: IntlShape, { open, answers, ...counts }: CohortAnswer): Record<'logs' | 'cases', Figure[]> {
  const count = (value: number) => intl.formatNumber(value);
  const time = (ms: number | null) => (ms === null ? '–' : spanText(intl, ms));
  const lower = open.TODAY + open.SELF_CARE;
  return {
    logs: [
      { id: 'cohort.all', value: count(counts.all) },
      { id: 'cohort.silent', value: count(counts.silent) },
      { id: 'cohort.logging', value: count(counts.logging) },
      { id: 'cohort.excused', value: count(counts.excused) },
    ],
    cases: [
      { id: 'cohort.open.emergency', value: count(open.EMERGENCY) },
      { id: 'cohort.open.urgent', value: count(open.URGENT) },
      ...(lower > 0 ? [{ id: 'cohort.open.lower', value: count(lower) } as const] : []),
      { id: 'cohort.waiting', value: count(counts.waiting) },
      { id: 'cohort.answered', value: count(answers.count) },
      { id: 'cohort.answers.p50', value: time(answers.p50Ms) },
      { id: 'cohort.answers.p90', value: time(answers.p90Ms) },
    ],
  };
}

/** /clinic/numbers: the patients of all doctors in numbers, without a name. */
export default function CohortPage() {
  const intl = useIntl();
  const cohort = useQuery({ queryKey: [CLINIC_KEY, 'cohort'], queryFn: countCohort });
  const when = intl.formatDate(cohort.dataUpdatedAt, { dateStyle: 'medium', timeStyle: 'short' });
  const isOnline = useOnline();
  const isOld = cohort.isError || !isOnline;
  return (
    <Page
      title={intl.formatMessage({ id: 'cohort.clinic' })}
      tone="paper"
      rail={<Rail related={['/clinic/patients', '/clinic', '/clinic/messages', '/clinic/installation']} />}
    >
      <div className={styles.stack}>
        <p>{intl.formatMessage({ id: 'cohort.clinic.text' })}</p>
        <Loaded query={cohort}>
          {(answer) => {
            const { logs, cases } = figuresOf(intl, answer);
            return (
              <>
                <p role="status" className={styles.quiet}>
                  {intl.formatMessage({ id: isOld ? 'cohort.clinic.old' : 'cohort.clinic.asOf' }, { when })}
                </p>
                <SectionTitle inStack>{intl.formatMessage({ id: 'cohort.logs' })}</SectionTitle>
                <Figures figures={logs} />
                <SectionTitle inStack>{intl.formatMessage({ id: 'cohort.cases' })}</SectionTitle>
                <Figures figures={cases} />
              </>
            );
          }}
        </Loaded>
      </div>
    </Page>
  );
}
