import { useIntl } from 'react-intl';
import { exceptionGaps, weeklyGaps, type Gap, type OnCallPlan } from '@/model/clinic/on-call.ts';
import { SuccessMessage } from '@/ui/feedback/live-region.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { useDayNames } from './use-day-names.ts';
import clinic from '@/features/clinic/clinic.module.css';
import styles from './roster.module.css';

const hoursText = ({ from, to }: Gap): string => `${from}–${to}`;

interface GapListProps {
  plan: OnCallPlan;
  /** The name of the standing doctor on call; empty without one. */
  standing: string;
}

/** The hours without anyone on call, and who is called then. */
export function GapList({ plan, standing }: GapListProps) {
  const intl = useIntl();
  const { dayName, dateName } = useDayNames();
  const gaps = [
    ...weeklyGaps(plan).map(({ day, gaps: open }) => ({ name: dayName(day), open })),
    ...exceptionGaps(plan).map(({ date, gaps: open }) => ({ name: dateName(date), open })),
  ];
  return (
    <section className={clinic.stack} aria-live="polite">
      <SectionTitle>{intl.formatMessage({ id: 'roster.gaps' })}</SectionTitle>
      {gaps.length === 0 && <SuccessMessage>{intl.formatMessage({ id: 'roster.gaps.none' })}</SuccessMessage>}
      {gaps.length > 0 && (
        <>
          <p>
            {standing === ''
              ? intl.formatMessage({ id: 'roster.gaps.unit' })
              : intl.formatMessage({ id: 'roster.gaps.standing' }, { name: standing })}
          </p>
          <dl className={styles.gaps}>
            {gaps.map(({ name, open }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi dir="ltr">{open.map(hoursText).join(', ')}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}
